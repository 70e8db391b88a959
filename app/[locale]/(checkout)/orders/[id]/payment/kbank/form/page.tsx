import type { Metadata } from 'next';
import { PaymentScreen } from '@/components/payments/payment-screen';
import {
  orderOf,
  orderPaymentMetadata,
  type OrderPageParams,
} from '../../../../../../payment-pages';

export function generateMetadata({ params }: OrderPageParams): Promise<Metadata> {
  return orderPaymentMetadata(params, 'kbank/form');
}

export default async function CardFormPage({ params }: OrderPageParams) {
  return <PaymentScreen {...await orderOf(params)} page="kbank/form" />;
}
