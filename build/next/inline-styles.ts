import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES_PATH, STYLESHEET, withWholeAddresses } from './documents.ts';
import { bytesOf } from './request-order.ts';

/**
 * Inlines a page's style sheets into its head: rendering waits for them, and as files they compete with scripts on a
 * slow connection (`docs/decisions/0036-styles-in-the-page.md`). They form one element before the first link. Each link
 * stays, disabled, so React finds its sheet and does not fetch it.
 *
 * @param folder of the built files
 * @returns the bytes of a head with its styles, in pieces; the head is a latin1 string (`request-order.ts`)
 */
export function createInlineStyles(folder: string): (head: string) => Buffer[] {
  const sheets = new Map<string, Buffer>();
  const read = (path: string) => {
    const known = sheets.get(path);
    if (known !== undefined) return known;
    const sheet = Buffer.from(withWholeAddresses(readFileSync(join(folder, path), 'utf8')));
    sheets.set(path, sheet);
    return sheet;
  };
  return (head) => {
    const first = head.search(STYLESHEET);
    if (first === -1) return [bytesOf(head)];
    const styles: Buffer[] = [];
    const rest = head.slice(first).replace(STYLESHEET, (link, href: string) => {
      styles.push(read(href.slice(FILES_PATH.length)));
      return link.replace('<link ', '<link disabled="" ');
    });
    return [bytesOf(`${head.slice(0, first)}<style>`), ...styles, bytesOf(`</style>${rest}`)];
  };
}
