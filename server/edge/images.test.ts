import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../tests/harness/eventually.ts';
import { startFront, toyStorefront } from './front.fixture.ts';
import type { Running, StartOptions } from './front.fixture.ts';

const PICTURE = '/_next/image?url=%2Fmedia%2Fa.webp&w=64&q=75';
const AVIF = { accept: 'image/avif,image/webp,*/*' };

let media: string;
let running: Running | undefined;
/** Version of the source as the service reports it. */
let version: string | undefined;
let drawn: number;
beforeEach(async () => {
  media = await mkdtemp(join(tmpdir(), 'media-'));
  version = '"1"';
  drawn = 0;
});
afterEach(async () => {
  await running?.stop();
  await rm(media, { recursive: true, force: true });
});

const next = toyStorefront((_, response, incoming) => {
  drawn += 1;
  response.setHeader('content-type', incoming.headers.accept?.split(',')[0] ?? '');
  response.setHeader('cache-control', 'public, max-age=86400');
  response.end(`of version ${String(version)}`);
}).handler;

const service = {
  fetch: async () =>
    new Response(null, version === undefined ? {} : { headers: { etag: version } }),
};

/** Starts a new process on the folder of its predecessors. */
async function start(options: Partial<StartOptions> = {}): Promise<Running> {
  await running?.stop();
  running = await startFront({
    next,
    service,
    ...options,
    env: { MEDIA_DIR: media, ...options.env },
  });
  return running;
}

const files = () => readdir(join(media, 'resized')).catch(() => []);
/** Files are written after the answer is sent. */
const written = (count: number) =>
  eventually(async () => {
    const names = await files();
    expect(names.filter((name) => !name.endsWith('.tmp'))).toHaveLength(count);
  });

describe('resized pictures', () => {
  it('survive a restart, with the same headers per format', async () => {
    const first = await (await start()).get(PICTURE, AVIF);
    expect(first.headers['content-type']).toBe('image/avif');
    await running?.get(PICTURE, { accept: 'image/webp' });
    expect(drawn).toBe(2);
    await written(2);
    await start();
    const again = await running?.get(`${PICTURE}&junk=1`, AVIF);
    expect(again).toMatchObject({ status: 200, text: first.text });
    for (const name of ['content-type', 'cache-control', 'etag', 'vary', 'content-security-policy'])
      expect(again?.headers[name], name).toBe(first.headers[name]);
    expect(drawn).toBe(2);
  });

  it('are resized again for a changed source and after another build', async () => {
    await (await start()).get(PICTURE);
    await written(1);
    version = '"2"';
    expect((await (await start()).get(PICTURE)).text).toBe('of version "2"');
    await written(2);
    await (await start({ files: { 'package-lock.json': '{}' } })).get(PICTURE);
    expect(drawn).toBe(3);
  });

  it.each([undefined, 'changing'])(
    'of a source of version %s are kept in memory alone',
    async (given) => {
      version = given;
      let asked = 0;
      const fetch = async () => {
        asked += 1;
        return new Response(
          null,
          given === undefined ? {} : { headers: { etag: `"${String(asked)}"` } },
        );
      };
      const { get } = await start({ service: { fetch } });
      await get(PICTURE);
      await get(PICTURE);
      expect(drawn).toBe(1);
      expect(await files()).toEqual([]);
    },
  );

  it('are not stored on disk with a limit of 0', async () => {
    await (await start({ env: { PICTURE_CACHE_MB: '0' } })).get(PICTURE);
    await (await start({ env: { PICTURE_CACHE_MB: '0' } })).get(PICTURE);
    expect(drawn).toBe(2);
    expect(await files()).toEqual([]);
  });

  it('are served with a read-only disk, which is logged once', async () => {
    await writeFile(join(media, 'resized'), 'a file');
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
    const { get } = await start({ log });
    for (const width of [64, 128, 256]) {
      const { status } = await get(PICTURE.replace('64', String(width)));
      expect(status).toBe(200);
    }
    expect(lines.join('').match(/not kept on disk/g)).toHaveLength(1);
  });
});
