import { hash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Logger } from '../core/ports.ts';
import { writeWhole } from '../core/write-whole.ts';
import { BUILT } from './next-internals.ts';

/** A picture that was resized. */
export interface ResizedPicture {
  readonly type: string;
  readonly cacheControl: string;
  readonly body: Buffer;
}

/** What resized pictures are made with, besides their source: those of another build are never found. */
const MADE_WITH = ['package-lock.json', BUILT.pictures];

export async function resizerOf(root: string): Promise<string> {
  const texts = MADE_WITH.map((name) => readFile(join(root, name), 'utf8').catch(() => ''));
  return hash('sha256', (await Promise.all(texts)).join('\n'));
}

/** Of the bound: what a process writes before it looks again how much there is. */
const UNSEEN_PART = 1 / 16;
/** Of the bound: what stays after a look, so that four processes may write meanwhile. */
const KEPT_PART = 3 / 4;

const headSchema = z.object({ type: z.string(), cacheControl: z.string(), digest: z.string() });
const LINE_END = 0x0a;

const digestOf = (body: Buffer) => hash('sha256', body, 'base64url');

/** A line about the picture, then the picture. */
function pack({ body, ...about }: ResizedPicture): Buffer {
  const head = JSON.stringify({ ...about, digest: digestOf(body) });
  return Buffer.concat([Buffer.from(`${head}\n`), body]);
}

/** Undefined for what is not whole. */
function unpack(file: Buffer): ResizedPicture | undefined {
  const end = file.indexOf(LINE_END);
  try {
    const { digest, ...about } = headSchema.parse(JSON.parse(file.toString('utf8', 0, end)));
    const body = file.subarray(end + 1);
    return digest === digestOf(body) ? { ...about, body } : undefined;
  } catch {
    return undefined;
  }
}

export interface PictureFilesOptions {
  readonly folder: string;
  readonly maxBytes: number;
  readonly log: Logger;
}

/**
 * Resized pictures in a folder that processes of one machine may share: what is not used for longest goes when the
 * bound is near. A disk that is full or cannot be written to only means that pictures are resized again.
 */
export class PictureFiles {
  readonly #options: PictureFilesOptions;
  /** What others wrote before is not known: the first picture brings a look. */
  #unseenBytes = Infinity;
  #isTold = false;

  constructor(options: PictureFilesOptions) {
    this.#options = options;
  }

  /** @param key everything that makes a difference to the picture, as its own name */
  async read(key: string): Promise<ResizedPicture | undefined> {
    const file = this.#fileOf(key);
    try {
      const picture = unpack(await readFile(file));
      const now = new Date();
      if (picture)
        await utimes(file, now, now).catch((error: unknown) => this.#tellUnlessGone(error));
      return picture;
    } catch (error) {
      this.#tellUnlessGone(error);
      return undefined;
    }
  }

  /** Never rejects. */
  async write(key: string, picture: ResizedPicture): Promise<void> {
    const bytes = pack(picture);
    try {
      await writeWhole(this.#fileOf(key), bytes);
      this.#unseenBytes += bytes.length;
      if (this.#unseenBytes > this.#options.maxBytes * UNSEEN_PART) await this.#shrink();
    } catch (error) {
      this.#tell(error);
    }
  }

  #fileOf(key: string): string {
    return join(this.#options.folder, hash('sha256', key));
  }

  async #shrink(): Promise<void> {
    const { folder, maxBytes } = this.#options;
    this.#unseenBytes = 0;
    const files = (
      await Promise.all((await readdir(folder)).map((name) => look(folder, name)))
    ).flat();
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    for (const { file, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (bytes <= maxBytes * KEPT_PART) return;
      await rm(file, { force: true });
      bytes -= size;
    }
  }

  /** Never written, or removed meanwhile by another process. */
  #tellUnlessGone(error: unknown): void {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#tell(error);
  }

  #tell(error: unknown): void {
    if (!this.#isTold)
      this.#options.log.warn({ err: error }, 'resized pictures are not kept on disk');
    this.#isTold = true;
  }
}

/** Nothing where another process was faster and removed it. */
async function look(folder: string, name: string) {
  const file = join(folder, name);
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? [{ file, size: found.size, usedAt: found.mtimeMs }] : [];
}
