import { brand } from '../../../lib/brand.ts';

/** Mail programs ignore style sheets, so styles are inline. */
const PAGE =
  'margin:0;padding:24px 12px;background:#f6f6fb;color:#1d1b3a;font-family:sans-serif;font-size:16px;line-height:1.7';
const SHEET =
  'max-width:560px;margin:0 auto;padding:8px 24px;background:#fff;border:1px solid #e3e2ef;border-radius:12px;overflow-wrap:anywhere';
const HEAD = 'margin:12px 0;font-size:22px;font-weight:bold;color:#1f1b5c';

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Converts an outbox message to a mail: the first line is the subject, links into the shop become clickable.
 *
 * @param publicUrl of the shop, without a trailing slash
 */
export function composeMail(body: string, publicUrl: string): Mail {
  const [subject = '', ...rest] = body.split('\n');
  const text = rest.join('\n').trim();
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${toHtml(paragraph, publicUrl)}</p>`);
  const html = `<!doctype html><html><body style="${PAGE}"><div style="${SHEET}"><p style="${HEAD}">${toHtml(brand.name, publicUrl)}</p>${paragraphs.join('')}</div></body></html>`;
  return { subject: subject.trim(), text, html };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes all text, and links only addresses of the shop. */
function toHtml(paragraph: string, publicUrl: string): string {
  const ownUrl = new RegExp(`(?<!\\S)${RegExp.escape(publicUrl)}(?:[/?#][^\\s<]*)?(?!\\S)`, 'g');
  return paragraph
    .replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
    .replaceAll(ownUrl, (url) => `<a href="${url}" target="_blank">${url}</a>`)
    .replaceAll('\n', '<br>');
}
