import { FACE, MAIN_SCRIPT_HINT, SCRIPT, SCRIPT_START } from './documents.ts';

export interface Parts {
  /** Everything before `</head>`, as a latin1 string; only reassembled, never read as text. */
  readonly head: string;
  /** The rest, most of a document; left as bytes to avoid copies. */
  readonly rest: readonly Buffer[];
}

/** Splits a document where its head ends. */
export function inTwo(document: Buffer): Parts {
  const end = Math.max(document.indexOf('</head>'), 0);
  return { head: document.toString('latin1', 0, end), rest: [document.subarray(end)] };
}

/**
 * Orders a document's requests by visibility: pictures of the first screen, fonts, scripts
 * (`docs/decisions/0038-what-is-seen-first.md`). Fonts move to the start of the body, since Chromium delays the first
 * frame for those in the head. Head scripts move to the script at the end of the body.
 */
export function inRequestOrder(document: Buffer): Parts {
  const { head, rest } = inTwo(document);
  const end = head.length;
  const tag = document.indexOf('<body', end);
  // React's own script is the first of the body.
  const main = document.indexOf(SCRIPT_START, Math.max(tag, 0));
  if (tag === -1 || main === -1) return { head, rest };
  const start = document.indexOf('>', tag) + 1;
  return {
    head: head.replace(FACE, '').replace(SCRIPT, '').replace(MAIN_SCRIPT_HINT, ''),
    rest: [
      document.subarray(end, start),
      bytesOf(head.match(FACE)?.join('') ?? ''),
      document.subarray(start, main),
      bytesOf(head.match(SCRIPT)?.join('') ?? ''),
      document.subarray(main),
    ],
  };
}

export function bytesOf(letters: string): Buffer {
  return Buffer.from(letters, 'latin1');
}
