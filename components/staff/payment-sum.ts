import type { StaffPayment } from '@/lib/staff/contract-payments';
import { formatAmount, formatBaht } from '@/lib/format/money';
import type { Texts } from '@/lib/i18n/texts';

/** Amount to give back: the open refund, else all that came in, in its own currency. */
export function sumOf(intl: Texts<'staff'>, { amount, received, refund }: StaffPayment): string {
  const whole = received ?? { amount, currency: 'THB' };
  return say(intl, refund ? { ...whole, amount: refund.amount } : whole);
}

/** Amount to settle: a difference, an unrequested refund, or a refund that was refused or has no known sum. */
export function reasonOf(intl: Texts<'staff'>, payment: StaffPayment): string {
  const { amount, received, refund } = payment;
  const sum = sumOf(intl, payment);
  if (refund?.status === 'failed') {
    const id = refund.unasked === null ? 'staff.payment.unclear' : 'staff.payment.refused';
    return intl.formatMessage({ id }, { sum });
  }
  if (refund?.reason === 'surplus') {
    return intl.formatMessage({ id: 'staff.payment.surplus' }, { sum });
  }
  if (refund?.unasked) {
    const unasked = say(intl, { amount: refund.unasked, currency: received?.currency ?? 'THB' });
    return intl.formatMessage({ id: 'staff.payment.unasked' }, { sum: unasked });
  }
  const asked = say(intl, { amount, currency: 'THB' });
  const came = received ? say(intl, received) : asked;
  return intl.formatMessage({ id: 'staff.payment.differs' }, { came, asked });
}

function say(
  intl: Texts<'staff'>,
  { amount, currency }: { amount: number; currency: string },
): string {
  if (currency === 'THB') return formatBaht(amount);
  return intl.formatMessage({ id: 'staff.foreign' }, { amount: formatAmount(amount), currency });
}
