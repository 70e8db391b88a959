import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PictureFiles, resizerOf, type ResizedPicture } from './picture-files.ts';

let folder: string;
let told: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  told = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const log = pino({ level: 'warn' }, { write: (line) => told.push(line) });
const open = (maxBytes = 1_000_000, at = folder) => new PictureFiles({ folder: at, maxBytes, log });
const pictureOf = (bytes: number | Buffer): ResizedPicture => ({
  type: 'image/avif',
  cacheControl: 'public, max-age=60',
  body: typeof bytes === 'number' ? Buffer.alloc(bytes, 'x') : bytes,
});

async function bytesIn(at: string): Promise<number> {
  const sizes = (await readdir(at)).map(async (name) => (await stat(join(at, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Sets file times to their creation order, independent of the disk's resolution. */
async function backdate(seconds: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    const at = new Date(mtimeMs - seconds * 1_000);
    await utimes(join(folder, name), at, at);
  }
}

describe('pictures on disk', () => {
  it('are available to the next process, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.string(), async (bytes, key) => {
        const picture = pictureOf(Buffer.from(bytes));
        await open().write(key, picture);
        expect(await open().read(key)).toEqual(picture);
        expect(await open().read(`${key} other`)).toBeUndefined();
      }),
      { numRuns: 20 },
    );
    expect(told).toEqual([]);
  });

  it('that are truncated or changed count as missing and are rewritten', async () => {
    const picture = pictureOf(200);
    await open().write('a', picture);
    const [name = ''] = await readdir(folder);
    const whole = await readFile(join(folder, name));
    const damage = fc.oneof(
      fc.nat(whole.length - 1).map((length) => whole.subarray(0, length)),
      fc.nat(whole.length - 1).map((at) => {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ 1;
        return changed;
      }),
    );
    await fc.assert(
      fc.asyncProperty(damage, async (damaged) => {
        await writeFile(join(folder, name), damaged);
        const found = await open().read('a');
        // A flipped bit may change a header value, but never the picture.
        expect(found === undefined || found.body.equals(picture.body)).toBe(true);
      }),
    );
    await open().write('a', picture);
    expect(await open().read('a')).toEqual(picture);
  });

  it('stay within the limit; the least recently used go first', async () => {
    const [bound, size] = [20_000, 500];
    const files = open(bound);
    for (let n = 0; n < 60; n += 1) {
      await backdate(1);
      await files.write(`picture ${String(n)}`, pictureOf(size));
      await files.read('picture 0');
      expect(await bytesIn(folder)).toBeLessThanOrEqual(bound);
    }
    expect(await files.read('picture 0')).toBeDefined();
    expect(await files.read('picture 1')).toBeUndefined();
    expect(await files.read('picture 59')).toBeDefined();
  });

  it('stay within the limit when several processes write at once', async () => {
    const bound = 40_000;
    const write = async (files: PictureFiles, process: number) => {
      for (let n = 0; n < 60; n += 1) {
        // Half of the keys are shared by all processes.
        const key = n % 2 === 0 ? String(n) : `${String(process)} ${String(n)}`;
        await files.write(key, pictureOf(500));
        await files.read(key);
      }
    };
    await Promise.all([1, 2, 3, 4].map((process) => write(open(bound), process)));
    expect(await bytesIn(folder)).toBeLessThanOrEqual(bound);
    expect(told).toEqual([]);
  });

  it('obey a lowered limit', async () => {
    const files = open();
    for (let n = 0; n < 20; n += 1) await files.write(String(n), pictureOf(500));
    await open(2_000).write('last', pictureOf(500));
    expect(await bytesIn(folder)).toBeLessThanOrEqual(2_000);
  });

  it('are skipped on an unusable disk, which is logged once', async () => {
    const file = join(folder, 'no folder');
    await writeFile(file, '');
    const files = open(1_000, file);
    for (let n = 0; n < 3; n += 1) {
      await files.write('a', pictureOf(10));
      expect(await files.read('a')).toBeUndefined();
    }
    expect(told).toEqual([expect.stringContaining('not kept on disk')]);
  });
});

it('the resizer version changes with libraries and sizes', async () => {
  const before = await resizerOf(folder);
  expect(await resizerOf(folder)).toBe(before);
  await writeFile(join(folder, 'package-lock.json'), '{}');
  expect(await resizerOf(folder)).not.toBe(before);
});
