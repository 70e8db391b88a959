import { FACE, MAIN_SCRIPT_HINT, SCRIPT, SCRIPT_START } from './next-documents.ts';

/** A document in the order of its bytes. */
export interface Parts {
  /** All that stands before `</head>`, a letter for each byte (latin1): it is put together again, and nobody reads it. */
  readonly head: string;
  /** The rest: most of a document, and left as it is, since each text of it would be a copy. */
  readonly rest: readonly Buffer[];
}

/**
 * Puts a document's requests into the order of what a reader sees: pictures of the first screen, faces, scripts
 * (`docs/decisions/0038-what-is-seen-first.md`). Faces go to the start of the body, since Chromium holds the first frame
 * back for those of the head; the scripts of the head go to the one at the end of the body.
 */
export function inRequestOrder(document: Buffer): Parts {
  const end = Math.max(document.indexOf('</head>'), 0);
  const head = document.toString('latin1', 0, end);
  const tag = document.indexOf('<body', end);
  // React's own script is the first of the body.
  const main = document.indexOf(SCRIPT_START, Math.max(tag, 0));
  if (tag === -1 || main === -1) return { head, rest: [document.subarray(end)] };
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

/** The bytes of a part of a head. */
export function bytesOf(letters: string): Buffer {
  return Buffer.from(letters, 'latin1');
}

/** The `Link` header of a document without the sheets that stand in it and the faces that its HTML asks for. */
export function withoutHints(link: string, document: Buffer): string {
  return link
    .split(', ')
    .filter((entry) => {
      if (entry.endsWith('as="style"')) return false;
      const [, address] = /^<([^>]*)>; rel=preload; as="font"/.exec(entry) ?? [];
      return address === undefined || !document.includes(`href="${address}"`);
    })
    .join(', ');
}
