import { facility } from '../browser/browser';
import { textsInBrowser } from '../browser/kept';

const KEY = 'told_orders';
const MOST = 50;

/**
 * Claims the purchase event of an order: true once per browser, across page views and tabs. Without storage it is
 * never true, since no event is better than two.
 */
export async function claimOrder(orderId: string): Promise<boolean> {
  // Absent on insecure origins, where two simultaneous tabs may both claim.
  const locks = facility(() => navigator.locks);
  return locks ? locks.request(KEY, () => claim(orderId)) : claim(orderId);
}

function claim(orderId: string): boolean {
  const told = (textsInBrowser.get(KEY) ?? '').split(' ').filter((id) => id !== '');
  if (told.includes(orderId)) return false;
  return textsInBrowser.set(KEY, [orderId, ...told].slice(0, MOST).join(' '));
}
