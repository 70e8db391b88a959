import type { Metadata } from 'next';
import { PaymentScreen } from '@/components/payments/payment-screen';
import {
  orderOf,
  orderPaymentMetadata,
  type OrderPageParams,
} from '../../../../../../payment-pages';

export function generateMetadata({ params }: OrderPageParams): Promise<Metadata> {
  return orderPaymentMetadata(params, 'qr/form');
}

export default async function QrFormPage({ params }: OrderPageParams) {
  return <PaymentScreen {...await orderOf(params)} page="qr/form" />;
}
