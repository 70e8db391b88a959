import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** Set by the front server, which removes values sent by clients. */
const HEADER = 'x-client-address';

/** Key for limits per client. A household controls all IPv6 addresses of its /64, so limits count the network. */
export function clientAddress(c: Context): string {
  const address = (c.req.header(HEADER) ?? 'local').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first four groups of an IPv6 address, without leading zeros. */
function networkOf(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...rest]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
