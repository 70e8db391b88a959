import type { Metadata } from 'next';
import { CartScreen } from '@/components/cart/cart-screen';
import { CartWarnings } from '@/components/health/cart-warnings';
import { WaitingOrder } from '@/components/orders/waiting-order';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'cart',
    domain: 'cart',
    title: 'cart.title',
    description: 'cart.description',
  });
}

export default async function CartPage({ params }: LocaleParams) {
  return (
    <CartScreen locale={await localeOf(params)} Waiting={WaitingOrder} Warnings={CartWarnings} />
  );
}
