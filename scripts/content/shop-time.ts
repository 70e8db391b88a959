/** The shop's clock is Bangkok's, all year. */
const OFFSET_MS = 7 * 3_600_000;

export const SHOP_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?$/;

/** Seconds are written where there are any. */
export function toShopTime(at: Date): string {
  const [day = '', time = ''] = new Date(at.getTime() + OFFSET_MS).toISOString().split('T');
  return `${day} ${time.replace(/Z$/, '').replace(/(?::00)?\.000$/, '')}`;
}

/** @param text as `SHOP_TIME` */
export function fromShopTime(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}+07:00`);
}
