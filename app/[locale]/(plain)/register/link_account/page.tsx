import type { Metadata } from 'next';
import { LinkCard } from '@/components/identity/link-card';
import { JoiningScreen } from '@/components/screens/joining-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'linkAccount',
    domain: 'identity-joining',
    title: 'identity-joining.link',
    description: 'identity-joining.linkDescription',
  });
}

export default async function LinkAccountPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <JoiningScreen locale={locale} step="link">
      <LinkCard showOutbox={process.env.SHOP_MODE !== 'production'} />
    </JoiningScreen>
  );
}
