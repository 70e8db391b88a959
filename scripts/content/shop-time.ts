/** The shop uses Bangkok time, which has no daylight saving. */
const OFFSET_MS = 7 * 3_600_000;

export const SHOP_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?$/;

/** Omits seconds that are zero. */
export function toShopTime(at: Date): string {
  const [day = '', time = ''] = new Date(at.getTime() + OFFSET_MS).toISOString().split('T');
  return `${day} ${time.replace(/Z$/, '').replace(/(?::00)?\.000$/, '')}`;
}

/** @param text matches `SHOP_TIME` */
export function fromShopTime(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}+07:00`);
}
