import type { Metadata } from 'next';
import { WishlistScreen } from '@/components/wishes/wishlist-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'wishlist',
    domain: 'wishes',
    title: 'wishes.title',
    description: 'wishes.description',
  });
}

export default async function WishlistPage({ params }: LocaleParams) {
  return <WishlistScreen locale={await localeOf(params)} />;
}
