import type { IncomingMessage } from 'node:http';

const MAX_LENGTH = 260;
/** Host names, including underscores as containers use, and IP addresses, with an optional port. */
const SHAPE = /^(\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)(?::(?!0+$)\d{1,5})?$/i;
/** Load balancers may probe these in HTTP/1.0, which has no `Host`. */
const PROBES = new Set(['/healthz', '/readyz']);

const REMEMBERED = 100;
const remembered = new Set<string>();

function isHost(value: string): boolean {
  if (remembered.has(value)) return true;
  const [, name] = value.length > MAX_LENGTH ? [] : (SHAPE.exec(value) ?? []);
  const address = `http://${value}`;
  // The service is called under this address, so it must parse to the same host name.
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

/** Whether a request names exactly one host in a valid form (RFC 9112, 3.2). */
export function hasSoundHost(request: IncomingMessage): boolean {
  const { host } = request.headers;
  if (host === undefined) return PROBES.has(request.url ?? '');
  return isHost(host) && !hasTwoHosts(request);
}
