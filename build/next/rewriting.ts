import { createInlineStyles } from './inline-styles.ts';
import { bytesOf, inRequestOrder, inTwo } from './request-order.ts';
import type { Tricks } from './tricks.ts';

export interface Rewriting {
  readonly complete: (document: Buffer) => Buffer;
  /** The `Link` header of a completed document. */
  readonly linkHeader: (link: string, document: Buffer) => string;
}

/**
 * Rewrites documents of Next.
 *
 * @param folder of the built files
 */
export function createRewriting(tricks: Tricks, folder: string): Rewriting {
  const inlined = tricks.has('page-styles');
  const ordered = tricks.has('request-order');
  const split = ordered ? inRequestOrder : inTwo;
  const headOf = inlined ? createInlineStyles(folder) : (head: string) => [bytesOf(head)];
  return {
    complete: (document) => {
      if (!inlined && !ordered) return document;
      const { head, rest } = split(document);
      return Buffer.concat([...headOf(head), ...rest]);
    },
    linkHeader: (link, document) =>
      link
        .split(', ')
        .filter((entry) => {
          if (inlined && entry.endsWith('as="style"')) return false;
          return !ordered || !isRequested(entry, document);
        })
        .join(', '),
  };
}

/** Whether the document itself requests the font of an entry. */
function isRequested(entry: string, document: Buffer): boolean {
  const [, address] = /^<([^>]*)>; rel=preload; as="font"/.exec(entry) ?? [];
  return address !== undefined && document.includes(`href="${address}"`);
}
