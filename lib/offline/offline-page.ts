import { brand } from '../brand';
import { brandName } from '../i18n/brand-name';
import type { Locale } from '../i18n/locale';

export interface OfflineTexts {
  readonly title: string;
  readonly text: string;
  readonly again: string;
  readonly call: string;
}

/** Colours copied from the tokens; the page must load no file of the shop. */
const STYLE = `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:2rem 1rem;font-family:Anuphan,"Noto Sans Thai",Thonburi,sans-serif;line-height:1.7;color:#1d1b31;background:#f6f5fb;text-align:center}main{max-width:31rem}svg{width:6rem;height:6rem}h1{margin:1rem 0 .5rem;font-size:1.6rem;line-height:1.4;color:#1f1b5c}p{margin:0 0 1.5rem}a{color:#1f1b5c}.again{display:inline-flex;align-items:center;min-height:3rem;padding:0 2rem;font-weight:600;color:#fff;background:#1f1b5c;border-radius:999px;text-decoration:none}a:focus-visible{outline:3px solid #f0704a;outline-offset:3px}@media(prefers-reduced-motion:no-preference){circle{animation:rise 3s ease-in-out infinite alternate}}@keyframes rise{to{transform:translateY(-5px)}}`;

/** The logo's sun behind a cloud. */
const PICTURE =
  '<svg viewBox="0 0 96 96" aria-hidden="true"><circle cx="56" cy="40" r="20" fill="#f9a05c"/><path d="M26 72a16 16 0 0 1 0-32 22 22 0 0 1 42 6 13 13 0 0 1 2 26z" fill="#fff" stroke="#1f1b5c" stroke-width="4"/></svg>';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** Offline page in place of an unreachable page. "Again" reloads the requested address. */
export function offlinePage(locale: Locale, texts: OfflineTexts): string {
  const { title, text, again, call } = texts;
  const name = brandName(locale, brand);
  const phone = `<a href="tel:${brand.contactPhone.replaceAll('-', '')}">${brand.contactPhone}</a>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} | ${escaped(name)}</title><style>${STYLE}</style></head><body><main>${PICTURE}<h1>${escaped(title)}</h1><p>${escaped(text)}</p><p><a class="again" href="">${escaped(again)}</a></p><p>${escaped(call)} ${phone}</p></main></body></html>`;
}
