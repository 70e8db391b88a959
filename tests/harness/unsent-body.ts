import { once } from 'node:events';
import { connect } from 'node:net';

const WHOLE = { 'Content-Length': String(1024 * 1024) };

/**
 * Status in answer to a request head whose body never comes. A server that reads the body first never answers; limited
 * only by the test's timeout.
 */
export async function answerBeforeBody(
  port: number,
  call: string,
  headers: Readonly<Record<string, string>> = WHOLE,
): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const socket = connect({ port, host: 'localhost' });
  try {
    socket.write([`${call} HTTP/1.1`, 'Host: shop.test', ...lines, '', ''].join('\r\n'));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString())?.[1]);
  } finally {
    socket.destroy();
  }
}

export const NO_CALLS: readonly { call: string; headers?: Record<string, string> }[] = [
  { call: 'POST /api/v1/nothing' },
  { call: 'POST /api/v1/nothing', headers: { 'Transfer-Encoding': 'chunked' } },
  {
    call: 'POST /api/v1/nothing',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '12000000' },
  },
  { call: 'PUT /api/v1/maintenance' },
  { call: 'POST /api/admin/v1/nothing' },
  { call: 'POST /media/products/1.webp' },
  { call: 'POST /dev/nothing' },
];
