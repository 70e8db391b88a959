import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPILED } from '../harness/compiled.ts';
import { eventually } from '../harness/eventually.ts';
import { freePort } from '../harness/ports.ts';
import {
  breakUsedGround,
  startService,
  type Ground,
  type ServiceProcess,
} from '../harness/service-process.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATIENT_MS = 120_000;

let ground: Ground;
let service: ServiceProcess;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
  ground = await breakUsedGround();
  service = await startService(ground);
});
afterAll(async () => {
  await service.stop();
  await ground.remove();
  await rm(folder, { recursive: true });
});

async function run(command: string, env: Readonly<Record<string, string>> = ground.env) {
  const child = spawn(process.execPath, command.split(' '), {
    cwd: ROOT,
    env: {
      NODE_ENV: 'test',
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
  await once(child, 'close');
  return { ...said, code: child.exitCode };
}

/** Expects one line that states the problem, without a stack trace. */
async function expectSentence(command: string, sentence: RegExp, env = ground.env) {
  const { stdout, stderr, code } = await run(command, env);
  expect(stderr, command).toMatch(sentence);
  expect(stderr.trim().split('\n'), command).toHaveLength(1);
  expect(stdout, command).toBe('');
  expect(code, command).toBeGreaterThan(0);
}

const isClosed = async () =>
  (await service.call<{ is_maintain: boolean }>('GET', '/maintenance')).body.is_maintain;

describe('beside a running shop on the embedded database', () => {
  it('maintenance closes and opens it', { timeout: PATIENT_MS }, async () => {
    for (const [state, closed] of [
      ['on', true],
      ['on', true],
      ['off', false],
    ] as const) {
      const { stdout, stderr, code } = await run(`scripts/maintenance.ts ${state}`);
      expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
      expect(stdout).toContain(closed ? 'closed for maintenance' : 'is open');
      await eventually(async () => expect(await isClosed()).toBe(closed));
    }
  });

  it('other commands name the owner of the database', { timeout: PATIENT_MS }, async () => {
    const taken = new RegExp(`in use by process ${String(service.pid)}\\.`);
    const commands = [
      'scripts/content.ts export /tmp/nowhere',
      'scripts/keys.ts rotate',
      'scripts/seed.ts --products 5',
      'server/serve-api.ts',
    ];
    await Promise.all(commands.map((command) => expectSentence(command, taken)));
  });

  it('a second process on its port reports it', { timeout: PATIENT_MS }, async () => {
    const other = await breakUsedGround();
    const env = { ...other.env, PORT: String(service.port), HOST: '127.0.0.1' };
    await expectSentence('server/serve-api.ts', /^Port \d+ is in use: /, env);
    await other.remove();
  });
});

it(
  'a process that locks the folder without being a shop is named',
  { timeout: PATIENT_MS },
  async () => {
    const { lockFolder } = await import('@/server/db/lock');
    const release = await lockFolder(folder);
    const env = { ...ground.env, DATA_DIR: folder };
    await expectSentence('scripts/maintenance.ts on', /in use by process/, env);
    await release();
  },
);

async function refusePasswords() {
  const message = 'SFATAL\0C28P01\0Mpassword authentication failed for user "shop"\0\0';
  const server = createServer((socket) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(4 + message.length);
    socket.once('data', () =>
      socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(message)])),
    );
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() };
}

describe('an unavailable database', () => {
  it('is named, without its password', { timeout: PATIENT_MS }, async () => {
    const closed = String(await freePort());
    const strict = await refusePasswords();
    const cases = [
      ['scripts/maintenance.ts on', `localhost:${closed}`, 'ECONNREFUSED'],
      ['scripts/content.ts export /tmp/nowhere', `127.0.0.1:${closed}`, 'ECONNREFUSED'],
      ['scripts/keys.ts status', 'no-such-host.invalid:5432', 'no-such-host'],
      ['scripts/seed.ts --products 5', `127.0.0.1:${String(strict.port)}`, 'password'],
      ['server/serve-api.ts', `localhost:${closed}`, 'ECONNREFUSED'],
    ] as const;
    await Promise.all(
      cases.map(async ([command, host, reason]) => {
        const env = { ...ground.env, DATABASE_URL: `postgres://shop:hunter2@${host}/arun` };
        const sentence = new RegExp(`^DATABASE_URL: (?!.*hunter2).*arun at ${host}.*${reason}`);
        await expectSentence(command, sentence, env);
      }),
    );
    strict.stop();
  });

  it('may be a file instead of a folder', { timeout: PATIENT_MS }, async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    for (const DATA_DIR of [file, join(file, 'below')])
      await expectSentence('scripts/maintenance.ts on', /is no folder/, {
        ...ground.env,
        DATA_DIR,
      });
  });
});

describe('invalid arguments are answered with one sentence', () => {
  const env = () => ({ ...ground.env, DATA_DIR: join(folder, 'data') });

  it.each([
    ['scripts/maintenance.ts close', /on\|off\|link/],
    ['scripts/keys.ts renew', /status\|rotate/],
    ['scripts/content.ts export --nonsense', /nonsense/],
    ['scripts/content.ts check ./no-such-folder', /no-such-folder/],
    ['scripts/seed.ts --products many', /whole number/],
    ['server/main.ts --nonsense', /nonsense/],
  ])('%s', { timeout: PATIENT_MS }, (command, sentence) =>
    expectSentence(command, sentence, env()),
  );

  it('scripts/content.ts publish somewhere', { timeout: PATIENT_MS }, async () => {
    const usage = await run('scripts/content.ts publish somewhere', env());
    expect(usage).toMatchObject({ code: 1, stdout: '' });
    expect(usage.stderr).not.toContain('    at ');
  });
});
