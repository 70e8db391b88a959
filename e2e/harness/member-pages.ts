import type { Order } from '../../lib/orders/contract.ts';
import type { PageEntry } from '../../lib/pages/entry.ts';
import { PAGES } from '../../lib/pages/table.ts';
import type { Call } from './calls.ts';

/** Lists of the demo member; the first entry of each is visited. */
const LISTS = {
  address: '/v1/me/addresses',
  vatAddress: '/v1/me/vat-addresses',
  copy: '/v1/me/coupons',
  survey: '/v1/me/surveys',
  notification: '/v1/notifications',
} as const;

/**
 * Not visited here: forms that leave for the bank or a waiting order, staff pages, conversations with their own
 * journeys, and the public cart.
 */
const ELSEWHERE =
  /^(?:cart|(?:card|qr|trueMoney|payment).*|orderCardForm|staff.*|case|questionnaire|.*[cC]onversation.*|consultation(?:Log)?)$/;

export async function memberPages(
  own: Call,
  waiting: Order,
): Promise<readonly (readonly [name: string, path: string])[]> {
  const ids: Record<string, string> = { order: waiting.order_id };
  for (const [name, path] of Object.entries(LISTS)) {
    const { entities } = await own<{ entities: readonly { id: number | string }[] }>('GET', path);
    if (!entities[0]) throw new Error(`the demo member has no entries at ${path}`);
    ids[name] = String(entities[0].id);
  }
  return Object.entries(PAGES).flatMap(([name, { pattern, members }]: [string, PageEntry]) => {
    if (!members || ELSEWHERE.test(name)) return [];
    const path = pattern.replace(/:(\w+)/, (_, id: string) => ids[name] ?? ids[id] ?? '');
    return [[name, path] as const];
  });
}
