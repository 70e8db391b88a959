import { LRUCache } from 'lru-cache';

const MAX_BYTES = 8 * 1024 * 1024;
/** Overhead of an entry in bytes, beside its text. */
const OVERHEAD = 512;

const texts = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: (text) => text.length + OVERHEAD,
});

/**
 * Texts of documents that are asked for again and again without compression, by their hash: all else of a document is
 * kept compressed. One room for the process, so that a flood of such clients fills no more than this.
 */
export const plainTexts = {
  maxBytes: MAX_BYTES,
  bytes: () => texts.calculatedSize,
  get: (hash: string) => texts.get(hash),
  keep: (hash: string, text: Buffer) => void texts.set(hash, text),
};
