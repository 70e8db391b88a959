import type { Metadata } from 'next';
import { PaymentScreen } from '@/components/payments/payment-screen';
import { orderOf, orderPaymentMetadata, type OrderPageParams } from '../../../../../payment-pages';

export function generateMetadata({ params }: OrderPageParams): Promise<Metadata> {
  return orderPaymentMetadata(params, 'truemoney');
}

export default async function TrueMoneyPage({ params }: OrderPageParams) {
  return <PaymentScreen {...await orderOf(params)} page="truemoney" />;
}
