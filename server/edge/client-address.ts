import type { IncomingMessage } from 'node:http';

/** Normalises IPv4-mapped addresses of dual-stack sockets, which would count as separate clients. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}

/**
 * The client address as our own proxies saw it. Entries further left in X-Forwarded-For come from
 * the client and are untrusted.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = plain(request.socket.remoteAddress ?? '');
  if (trustedProxies === 0) return peer;
  const forwarded = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return plain(chain.at(-trustedProxies) ?? chain[0] ?? peer);
}

/** Headers that proxies and content networks add to forwarded requests. */
export const PROXY_HEADERS: readonly string[] = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port'],
  ...['x-forwarded-proto', 'x-forwarded-server', 'x-original-forwarded-for', 'x-real-ip'],
  ...['x-client-ip', 'x-cluster-client-ip', 'true-client-ip', 'cf-connecting-ip', 'cf-ray'],
  ...['cdn-loop', 'fastly-client-ip', 'fly-client-ip', 'x-amzn-trace-id', 'x-azure-clientip'],
  ...['x-envoy-external-address'],
];

export function cameThroughProxy({ headers }: IncomingMessage): boolean {
  return PROXY_HEADERS.some((name) => headers[name] !== undefined);
}

const LOOPBACK = new Set(['127.0.0.1', '::1']);

export function isLoopback(address: string): boolean {
  return LOOPBACK.has(address);
}
