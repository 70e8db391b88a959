import { FILES_PATH } from './next-internals.ts';

/*
 * How Next and React write a document, which they do not promise either (`next-internals.ts`);
 * `next-documents.test.ts` fails when an update changes any of it.
 */

/**
 * The link to a style sheet, and its address, as React writes it for those of layouts and pages
 * (`server/app-render/render-css-resource.js`).
 */
export const STYLESHEET =
  /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w.-]+\.css)" data-precedence="next"\/>/g;

/** The link that asks for a face, as React writes that of `app/[locale]/layout.tsx`. */
export const FACE = /<link rel="preload" as="font"[^>]*\/>/g;

/** How a script of a layout, a page or the runtime begins, the whole of it, and the hint ahead of the one in the body. */
export const SCRIPT_START = '<script src="/_next/static/chunks/';
export const SCRIPT = new RegExp(`${SCRIPT_START}[\\w.-]+\\.js" async=""></script>`, 'g');
export const MAIN_SCRIPT_HINT = /<link rel="preload" as="script" fetchPriority="low"[^>]*\/>/;

/** Turbopack's sheets name files by the way from their own folder. */
export function withWholeAddresses(sheet: string): string {
  return sheet.replaceAll('url(../', `url(${FILES_PATH}`);
}

/** The payload of a document, as it is written into it (`server/app-render/use-flight-response.js`). */
export const PAYLOAD_SCRIPT = /<script>self\.__next_f\.push[\s\S]*?<\/script>/g;

/**
 * Whether something failed with this digest while a page was rendered: React marks the boundary, and the row of the
 * payload, which stands in a document as the text of a script. A text of a payload may look the same, so that the mark is
 * no proof by itself.
 */
export function isMarked(body: Buffer, digest: string): boolean {
  const row = `E{"digest":"${digest}"`;
  const marks = [`data-dgst="${digest}"`, row.replaceAll('"', '\\"'), row];
  return marks.some((mark) => body.includes(mark));
}
