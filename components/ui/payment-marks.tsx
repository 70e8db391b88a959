import { Picture } from './picture';
import type { PaymentMethod } from '@/lib/checkout/contract-values';
import styles from './payment-marks.module.scss';

const MARKS: Readonly<Record<PaymentMethod, readonly string[]>> = {
  kbank_card: ['visa', 'mastercard', 'jcb'],
  truemoney: ['truemoney'],
  qr: ['promptpay'],
  cod: ['cash'],
};

export function PaymentMarks({ method }: { readonly method: PaymentMethod }) {
  return (
    <span className={styles.marks}>
      {MARKS[method].map((mark) => (
        <Picture key={mark} src={`/images/pay-${mark}.svg`} alt="" width={48} height={30} />
      ))}
    </span>
  );
}
