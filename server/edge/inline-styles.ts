import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES_PATH, STYLESHEET, withWholeAddresses } from './next-internals.ts';

/**
 * Writes the style sheets of a page into it: on a slow line nothing is painted before they are there, and as files they
 * share the line with scripts (`docs/decisions/0036-styles-in-the-page.md`). They are one element before the first link.
 * Each link stays, switched off, so that React finds its sheet in the page and does not fetch it.
 *
 * @param folder of the files that the build made
 */
export function createInlineStyles(folder: string): (body: Buffer) => Buffer {
  const sheets = new Map<string, string>();
  const read = (path: string) => {
    const known = sheets.get(path);
    if (known !== undefined) return known;
    const sheet = withWholeAddresses(readFileSync(join(folder, path), 'utf8'));
    sheets.set(path, sheet);
    return sheet;
  };
  return (body) => {
    const html = body.toString();
    const first = html.search(STYLESHEET);
    if (first === -1) return body;
    let style = '';
    const rest = html.slice(first).replace(STYLESHEET, (link, href: string) => {
      style += read(href.slice(FILES_PATH.length));
      return link.replace('<link ', '<link disabled="" ');
    });
    return Buffer.from(`${html.slice(0, first)}<style>${style}</style>${rest}`);
  };
}

/** A `Link` header without the sheets: a browser would fetch what stands in the page. */
export function withoutStyles(link: string): string {
  return link
    .split(', ')
    .filter((entry) => !entry.endsWith('as="style"'))
    .join(', ');
}
