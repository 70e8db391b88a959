import { brand } from '../../../../lib/brand.ts';

const bangkokMonth = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Bangkok',
  year: '2-digit',
  month: '2-digit',
});

/** `2611`: the month of a moment in Bangkok. */
export function invoiceMonth(at: Date): string {
  return bangkokMonth.format(at).replaceAll('-', '');
}

/** `CN2611`: credit notes are numbered beside the invoices. */
export function creditMonth(at: Date): string {
  return `CN${invoiceMonth(at)}`;
}

/** `SHOP2611-000123`, where the slug is `shop`. */
export function invoiceSerial(month: string, number: number): string {
  return `${brand.slug.toUpperCase()}${month}-${String(number).padStart(6, '0')}`;
}
