import type { Metadata } from 'next';
import { PaymentScreen } from '@/components/payments/payment-screen';
import { orderOf, orderPaymentMetadata, type OrderPageParams } from '../../../../../payment-pages';

export function generateMetadata({ params }: OrderPageParams): Promise<Metadata> {
  return orderPaymentMetadata(params, 'qr');
}

export default async function QrPage({ params }: OrderPageParams) {
  return <PaymentScreen {...await orderOf(params)} page="qr" />;
}
