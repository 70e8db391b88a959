import { facility, readCookies } from '../browser/browser';
import { readSentItem, SENT_ITEM_COOKIE, type SentItem } from './contract-values';

const COOKIE = new RegExp(`(?:^|; )${SENT_ITEM_COOKIE}=([^;]*)`);

/** The item that a form sent, once: it is forgotten here. */
export function takeSentItem(): SentItem | undefined {
  const text = COOKIE.exec(readCookies())?.[1];
  if (text === undefined) return undefined;
  facility(() => (document.cookie = `${SENT_ITEM_COOKIE}=; Max-Age=-1; Path=/`));
  return readSentItem(text);
}
