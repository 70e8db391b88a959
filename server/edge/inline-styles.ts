import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLESHEET, withWholeAddresses } from './next-documents.ts';
import { FILES_PATH } from './next-internals.ts';

/**
 * Writes the style sheets of a page into its head: on a slow line nothing is painted before they are there, and as
 * files they share the line with scripts (`docs/decisions/0036-styles-in-the-page.md`). They are one element before the
 * first link. Each link stays, switched off, so that React finds its sheet in the page and does not fetch it.
 *
 * @param folder of the files that the build made
 * @returns the head with its styles, a letter for each byte as it came (`request-order.ts`)
 */
export function createInlineStyles(folder: string): (head: string) => string {
  const sheets = new Map<string, string>();
  const read = (path: string) => {
    const known = sheets.get(path);
    if (known !== undefined) return known;
    const sheet = withWholeAddresses(readFileSync(join(folder, path), 'latin1'));
    sheets.set(path, sheet);
    return sheet;
  };
  return (head) => {
    const first = head.search(STYLESHEET);
    if (first === -1) return head;
    let style = '';
    const rest = head.slice(first).replace(STYLESHEET, (link, href: string) => {
      style += read(href.slice(FILES_PATH.length));
      return link.replace('<link ', '<link disabled="" ');
    });
    return `${head.slice(0, first)}<style>${style}</style>${rest}`;
  };
}
