import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/harness/ports.ts';

const PROGRAM = '/usr/bin/turnserver';
const START_TIMEOUT_MS = 20_000;

/** True if coturn is installed (Debian: `coturn`); the relay journey requires it. */
export const hasRelay = existsSync(PROGRAM);

export interface Relay {
  readonly url: string;
  readonly secret: string;
  stop(): Promise<void>;
}

/** Chromium does not reach a relay on the loopback address if another interface exists. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}

/** Starts a local TURN server. */
export async function startRelay(): Promise<Relay> {
  const port = await freePort();
  const secret = 'relay-of-a-journey';
  const ip = ownAddress();
  // coturn requires a user database even with shared-secret authentication.
  const folder = await mkdtemp(join(tmpdir(), 'arun-relay-'));
  const child = spawn(
    PROGRAM,
    [
      ...['-n', '--use-auth-secret', `--static-auth-secret=${secret}`, '--realm=shop.test'],
      ...[`--listening-ip=${ip}`, `--relay-ip=${ip}`, `--listening-port=${String(port)}`],
      ...['--allow-loopback-peers', '--cli-password=journey', '--no-cli', '--no-tls', '--no-dtls'],
      ...['--log-file=stdout', '--pidfile=/dev/null', `--userdb=${join(folder, 'users')}`],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const output: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      reject(new Error(`coturn did not start:\n${output.join('')}`));
    }, START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output.push(chunk.toString());
      if (!output.join('').includes('Total General servers')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await ready;
  return {
    url: `turn:${ip}:${String(port)}?transport=udp`,
    secret,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
