import { hash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Logger } from '../core/ports.ts';
import { writeWhole } from '../core/write-whole.ts';
import { BUILT } from './next-names.ts';

export interface ResizedPicture {
  readonly type: string;
  readonly cacheControl: string;
  readonly body: Buffer;
}

/** Inputs of resizing besides the source; pictures of another build are never found. */
const MADE_WITH = ['package-lock.json', BUILT.pictures];

export async function resizerOf(root: string): Promise<string> {
  const texts = MADE_WITH.map((name) => readFile(join(root, name), 'utf8').catch(() => ''));
  return hash('sha256', (await Promise.all(texts)).join('\n'));
}

/** Share of the limit that a process writes before it measures the folder again. */
const UNSEEN_PART = 1 / 16;
/** Share of the limit that remains after eviction, leaving room for four processes. */
const KEPT_PART = 3 / 4;

const headSchema = z.object({ type: z.string(), cacheControl: z.string(), digest: z.string() });
const LINE_END = 0x0a;

const digestOf = (body: Buffer) => hash('sha256', body, 'base64url');

/** Serialises a picture: one line of metadata, then its bytes. */
function pack({ body, ...about }: ResizedPicture): Buffer {
  const head = JSON.stringify({ ...about, digest: digestOf(body) });
  return Buffer.concat([Buffer.from(`${head}\n`), body]);
}

/** Undefined if the file is incomplete or corrupt. */
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
 * Disk cache of resized pictures, shared by the processes of a machine. Evicts the least recently
 * used near the limit. A full or read-only disk only means resizing again.
 */
export class PictureFiles {
  readonly #options: PictureFilesOptions;
  /** Existing files have not been measured; the first write measures them. */
  #unseenBytes = Infinity;
  #isTold = false;

  constructor(options: PictureFilesOptions) {
    this.#options = options;
  }

  /** @param key everything that determines the picture; hashed into its file name */
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

  /** ENOENT: never written, or removed by another process. */
  #tellUnlessGone(error: unknown): void {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#tell(error);
  }

  #tell(error: unknown): void {
    if (!this.#isTold)
      this.#options.log.warn({ err: error }, 'resized pictures are not kept on disk');
    this.#isTold = true;
  }
}

/** Undefined if another process removed the file first. */
async function look(folder: string, name: string) {
  const file = join(folder, name);
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? [{ file, size: found.size, usedAt: found.mtimeMs }] : [];
}
