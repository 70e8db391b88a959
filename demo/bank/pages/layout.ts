import { html } from 'hono/html';
import { formatBaht } from '../../../lib/format/money.ts';
import { toBaht } from '../../../server/core/money.ts';
import { STYLE_TAG } from './style.ts';
import { TEXTS, type Language } from './texts.ts';

export type Markup = ReturnType<typeof html>;

export interface Frame {
  readonly language: Language;
  readonly title: string;
  readonly otherUrl: string;
  readonly body: Markup;
}

export function amountOf(satang: number): string {
  return formatBaht(toBaht(satang));
}

export function layout({ language, title, otherUrl, body }: Frame): Markup {
  const t = TEXTS[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${t.bank}</title>
        ${STYLE_TAG}
      </head>
      <body>
        <header>
          <div class="bar">
            <svg class="mark" viewBox="0 0 28 28" aria-hidden="true">
              <rect width="28" height="28" rx="7" fill="#0b6e5f" />
              <path
                d="M14 5 5 10v2h18v-2zM7 14v6M12 14v6M16 14v6M21 14v6M5 22h18"
                fill="none"
                stroke="#fff"
                stroke-width="2"
              />
            </svg>
            <strong>${t.bank}</strong>
            <a href="${otherUrl}" lang="${language === 'en' ? 'th' : 'en'}">${t.other}</a>
          </div>
        </header>
        <p class="demo">${t.demo}</p>
        <main>${body}</main>
      </body>
    </html>`;
}
