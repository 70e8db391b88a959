import { readFile, readdir, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { fillNames } from '../../lib/i18n/fill-brand.ts';
import { encodingFor } from './encoding.ts';
import { INERT_POLICY } from './security-headers.ts';
import { sendFile } from './send-file.ts';
import { StoredResponse } from './stored-response.ts';
import type { CacheState, Exchange } from './types.ts';

export interface StaticFolder {
  readonly folder: string;
  /** Path prefix, with slashes at both ends. */
  readonly base: string;
  /** Whether names contain a content hash, so files never change. */
  readonly hashed: boolean;
}

/** The shop's name is filled into these. */
const MANIFEST = 'application/manifest+json';
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': MANIFEST,
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';
const HOUR = 'public, max-age=3600';
const MEMORY_BYTES = 48 * 1024 * 1024;
const LARGE_BYTES = 4 * 1024 * 1024;
export const BROTLI_SUFFIX = '.br';

interface StaticFile {
  readonly path: string;
  readonly cacheControl: string;
}

async function filesOf({ folder, base, hashed }: StaticFolder): Promise<[string, StaticFile][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(BROTLI_SUFFIX))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = relative(folder, path).split(sep).join('/');
      // A service worker keeps its name at the root, so it must be revalidated.
      const isWorker = !name.includes('/') && name.endsWith('.js');
      const cacheControl = hashed ? IMMUTABLE : isWorker ? REVALIDATED : HOUR;
      return [base + name, { path, cacheControl }];
    });
}

function decoded(path: string): string {
  return path.includes('%') ? decodeURIComponent(path) : path;
}

/** Files of the build and of `public/`, served from memory. Both are loaded at the start and never change. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, StaticFile>;
  readonly #security: readonly string[];
  readonly #ready = new LRUCache<string, StoredResponse>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (stored) => stored.size,
  });

  private constructor(files: ReadonlyMap<string, StaticFile>, security: readonly string[]) {
    this.#files = files;
    this.#security = [...security, 'content-security-policy', INERT_POLICY];
  }

  static async open(
    folders: readonly StaticFolder[],
    security: readonly string[],
  ): Promise<StaticFiles> {
    const lists = await Promise.all(folders.map(filesOf));
    return new StaticFiles(new Map(lists.flat()), security);
  }

  has(path: string): boolean {
    return this.#files.has(decoded(path));
  }

  async serve(exchange: Exchange, encodedPath: string): Promise<CacheState> {
    const path = decoded(encodedPath);
    const encoding = encodingFor(exchange.request.headers['accept-encoding']);
    const ready = this.#ready.get(path);
    if (ready !== undefined) {
      ready.send(exchange, encoding, 'hit');
      return 'hit';
    }
    const file = this.#files.get(path);
    if (file === undefined) throw new Error(`Not a static file: ${path}`);
    const found = await stat(file.path);
    const type = typeOf(file.path);
    if (found.size > LARGE_BYTES || type.startsWith('video/')) {
      const headers = ['content-type', type, ...this.#headersOf(file)];
      await sendFile(exchange, file.path, found, headers);
      return 'pass';
    }
    const stored = await this.#load(file);
    this.#ready.set(path, stored);
    stored.send(exchange, encoding, 'miss');
    return 'miss';
  }

  #headersOf({ cacheControl }: StaticFile): string[] {
    return [...this.#security, 'cache-control', cacheControl, 'vary', 'Accept-Encoding'];
  }

  async #load(file: StaticFile): Promise<StoredResponse> {
    const [body, brotli] = await Promise.all([
      readFile(file.path),
      readFile(file.path + BROTLI_SUFFIX).catch(() => undefined),
    ]);
    const type = typeOf(file.path);
    const filled = type === MANIFEST ? Buffer.from(fillNames(body.toString())) : body;
    const answer = { status: 200, type, headers: this.#headersOf(file), body: filled };
    return new StoredResponse(answer, brotli);
  }
}

function typeOf(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}
