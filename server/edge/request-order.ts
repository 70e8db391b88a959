import { FACE, MAIN_SCRIPT_HINT, SCRIPT } from './next-internals.ts';

/**
 * Puts a document's requests into the order of what a reader sees: pictures of the first screen, faces, scripts
 * (`docs/decisions/0038-what-is-seen-first.md`). Faces go to the start of the body, since Chromium holds the first frame
 * back for those of the head; the scripts of the head go to the one at the end of the body.
 */
export function inRequestOrder(html: string): string {
  const end = html.indexOf('</head>');
  // React's own script is the first of the body.
  const main = end + html.slice(end).search(SCRIPT);
  if (end === -1 || main < end) return html;
  const head = html.slice(0, end);
  const faces = head.match(FACE)?.join('') ?? '';
  const scripts = head.match(SCRIPT)?.join('') ?? '';
  return [
    head.replace(FACE, '').replace(SCRIPT, '').replace(MAIN_SCRIPT_HINT, ''),
    html.slice(end, main).replace(/<body[^>]*>/, (tag) => tag + faces),
    scripts,
    html.slice(main),
  ].join('');
}

/** The `Link` header of a document without the sheets that stand in it and the faces that its HTML asks for later. */
export function withoutHints(link: string, html: string): string {
  const later = html.match(FACE)?.join('') ?? '';
  return link
    .split(', ')
    .filter((entry) => {
      if (entry.endsWith('as="style"')) return false;
      const [, address = ''] = /^<([^>]*)>; rel=preload; as="font"/.exec(entry) ?? [];
      return address === '' || !later.includes(`"${address}"`);
    })
    .join(', ');
}
