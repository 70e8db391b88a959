import { LRUCache } from 'lru-cache';

const MAX_BYTES = 8 * 1024 * 1024;
/** Overhead of an entry in bytes, besides its text. */
const OVERHEAD = 512;

const texts = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: (text) => text.length + OVERHEAD,
});

/**
 * Decompressed documents requested repeatedly without compression, by hash; otherwise documents are
 * stored compressed only. One process-wide limit bounds memory against a flood of such clients.
 */
export const plainTexts = {
  maxBytes: MAX_BYTES,
  bytes: () => texts.calculatedSize,
  get: (hash: string) => texts.get(hash),
  keep: (hash: string, text: Buffer) => void texts.set(hash, text),
};
