/*
 * Markup of Next and React documents, which has no stability promise; `documents.test.ts` fails when an update changes
 * any of it.
 */

/** Address of the built files. */
export const FILES_PATH = '/_next/static/';

/**
 * Link to a style sheet of a layout or page, with its address, as React writes it
 * (`server/app-render/render-css-resource.js`).
 */
export const STYLESHEET =
  /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w.-]+\.css)" data-precedence="next"\/>/g;

/** Preload link of a font, as React writes that of `app/[locale]/layout.tsx`. */
export const FACE = /<link rel="preload" as="font"[^>]*\/>/g;

/**
 * Start of a script tag of a layout, page or the runtime; then the whole tag, and the preload hint of the body script.
 */
export const SCRIPT_START = '<script src="/_next/static/chunks/';
export const SCRIPT = new RegExp(`${SCRIPT_START}[\\w.-]+\\.js" async=""></script>`, 'g');
export const MAIN_SCRIPT_HINT = /<link rel="preload" as="script" fetchPriority="low"[^>]*\/>/;

/** Turbopack's sheets use addresses relative to their own folder. */
export function withWholeAddresses(sheet: string): string {
  return sheet.replaceAll('url(../', `url(${FILES_PATH}`);
}

/** The payload embedded in a document (`server/app-render/use-flight-response.js`). */
export const PAYLOAD_SCRIPT = /<script>self\.__next_f\.push[\s\S]*?<\/script>/g;

/**
 * Whether an error with this digest occurred while a page rendered: React marks the boundary and the payload row, which
 * a document embeds as script text. Page text may look the same, so the mark is no proof.
 */
export function isMarked(body: Buffer, digest: string): boolean {
  const row = `E{"digest":"${digest}"`;
  const marks = [`data-dgst="${digest}"`, row.replaceAll('"', '\\"'), row];
  return marks.some((mark) => body.includes(mark));
}
