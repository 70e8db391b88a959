import type { IncomingMessage } from 'node:http';

const MAX_LENGTH = 260;
/** Names of machines, also with underscores as containers have them, and addresses, with a port where there is one. */
const SHAPE = /^(\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)(?::(?!0+$)\d{1,5})?$/i;
/** A load balancer may ask for these in HTTP/1.0, which knows no `Host`. */
const PROBES = new Set(['/healthz', '/readyz']);

const REMEMBERED = 100;
const remembered = new Set<string>();

function isHost(value: string): boolean {
  if (remembered.has(value)) return true;
  const [, name] = value.length > MAX_LENGTH ? [] : (SHAPE.exec(value) ?? []);
  const address = `http://${value}`;
  // The service is asked under this address: what a browser would read otherwise is no name of ours.
  if (name === undefined || !URL.canParse(address)) return false;
  if (new URL(address).hostname !== name.toLowerCase()) return false;
  if (remembered.size < REMEMBERED) remembered.add(value);
  return true;
}

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let found = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') found += 1;
  }
  return found > 1;
}

/** Whether a request says once, and in one spelling, for which host it is (RFC 9112, 3.2). */
export function hasSoundHost(request: IncomingMessage): boolean {
  const { host } = request.headers;
  if (host === undefined) return PROBES.has(request.url ?? '');
  return isHost(host) && !hasTwoHosts(request);
}
