import { facility } from '../browser';
import { textsInBrowser } from '../kept';

const KEY = 'told_orders';
const MOST = 50;

/**
 * Whether this browser tells of the order now: once, however often its page is opened, and in one of two tabs alone.
 * Where nothing can be kept it is not told, which is better than twice.
 */
export async function claimOrder(orderId: string): Promise<boolean> {
  // Absent outside of secure addresses; then two tabs at the same moment are left to luck.
  const locks = facility(() => navigator.locks);
  return locks ? locks.request(KEY, () => claim(orderId)) : claim(orderId);
}

function claim(orderId: string): boolean {
  const told = (textsInBrowser.get(KEY) ?? '').split(' ').filter((id) => id !== '');
  if (told.includes(orderId)) return false;
  return textsInBrowser.set(KEY, [orderId, ...told].slice(0, MOST).join(' '));
}
