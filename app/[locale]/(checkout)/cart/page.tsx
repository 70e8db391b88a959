import type { Metadata } from 'next';
import { CartScreen } from '@/components/cart/cart-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const intl = await getIntl(await localeOf(params), 'cart');
  return { title: intl.formatMessage({ id: 'cart.title' }), robots: { index: false } };
}

export default async function CartPage({ params }: LocaleParams) {
  return <CartScreen locale={await localeOf(params)} />;
}
