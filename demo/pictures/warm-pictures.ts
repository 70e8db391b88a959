import type { PlainPath } from '../../lib/pages/path-to.ts';
import { IMAGE_PATH } from '../../server/edge/next-names.ts';

/** Pages whose pictures are needed first. */
const FIRST_PAGES = ['/', '/categories'] as const satisfies readonly PlainPath[];

const PICTURE = new RegExp(String.raw`${IMAGE_PATH}\?[^"\s]+`, 'g');

interface WarmUp {
  readonly origin: string;
  readonly paths?: readonly string[];
  readonly atOnce?: number;
  readonly signal?: AbortSignal;
}

/**
 * Requests the pictures of some pages, so that they are drawn before a shopper needs them: browsers
 * open six connections, which pending drawings would all block. Returns the number of pictures.
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
