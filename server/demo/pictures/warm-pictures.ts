import type { PlainPath } from '../../../lib/pages/path-to.ts';
import { IMAGE_PATH } from '../../edge/next-internals.ts';

/** Pages whose pictures nearly everybody asks for first. */
const FIRST_PAGES = ['/', '/categories'] as const satisfies readonly PlainPath[];

const PICTURE = new RegExp(String.raw`${IMAGE_PATH}\?[^"\s]+`, 'g');

interface WarmUp {
  /** Address of a running shop. */
  readonly origin: string;
  readonly paths?: readonly string[];
  /** So many pictures are asked for at once. */
  readonly atOnce?: number;
  readonly signal?: AbortSignal;
}

/**
 * Asks for the pictures of some pages, so that they are drawn before a shopper waits for them: a browser opens six
 * connections, and pictures that are still being drawn would hold them all. Answers how many pictures there were.
 */
export async function warmPictures(options: WarmUp): Promise<number> {
  const { origin, paths = FIRST_PAGES, atOnce = 2, signal } = options;
  const init = signal ? { signal } : {};
  const pictures = new Set<string>();
  for (const path of paths) {
    const html = await (await fetch(origin + path, init)).text();
    for (const [address] of html.matchAll(PICTURE)) {
      pictures.add(address.replaceAll('&amp;', '&'));
    }
  }
  const waiting = [...pictures].reverse();
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await (await fetch(origin + next, init)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
  return pictures.size;
}
