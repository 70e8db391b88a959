import { readdir, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';

/** Clients that abort, or never complete their requests. */

const HALF_A_HEAD = 'GET /api/v1/maintenance HTTP/1.1\r\nHost: shop.test\r\nX-Half: ';
const CONNECT = 'CONNECT shop.test:443 HTTP/1.1\r\nHost: shop.test\r\n\r\n';
const UPGRADE = [
  'GET /api/v1/maintenance HTTP/1.1',
  'Host: shop.test',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n');

function open(port: number, text: string): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  // Half open: does not close in response to the server.
  const socket = connect({ port, host: 'localhost', allowHalfOpen: true });
  socket.once('error', reject);
  socket.write(text, () => {
    socket.off('error', reject);
    socket.on('error', () => socket.destroy());
    resolve(socket);
  });
  return promise;
}

async function reset(port: number, text: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) (await open(port, text)).resetAndDestroy();
}

function hold(port: number, text: string, count: number): Promise<readonly Socket[]> {
  return Promise.all(Array.from({ length: count }, () => open(port, text)));
}

/**
 * Sends CONNECTs and upgrades with a reset, then as many CONNECTs and partial heads that stay open and ignore the
 * server's FIN. Resolves once the server has closed them all; limited only by the test's timeout.
 */
export async function beRude(
  port: number,
  openSockets: () => Promise<number>,
  count: number,
): Promise<void> {
  const before = await openSockets();
  await reset(port, CONNECT, count);
  await reset(port, UPGRADE, count);
  const held = [...(await hold(port, CONNECT, count)), ...(await hold(port, HALF_A_HEAD, count))];
  while ((await openSockets()) > before) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const socket of held) socket.destroy();
}

export async function socketsOf(pid: number): Promise<number> {
  const folder = `/proc/${String(pid)}/fd`;
  // A descriptor may be closed before it is read.
  const links = await Promise.allSettled(
    (await readdir(folder)).map((name) => readlink(`${folder}/${name}`)),
  );
  return links.filter((link) => link.status === 'fulfilled' && link.value.startsWith('socket:'))
    .length;
}
