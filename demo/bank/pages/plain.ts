import { html } from 'hono/html';
import type { BankState, Switches } from '../wire.ts';
import { layout, type Markup } from './layout.ts';
import { TEXTS, type Language } from './texts.ts';

const other = (language: Language) => (language === 'en' ? 'th' : 'en');

export function homePage(language: Language): Markup {
  const t = TEXTS[language];
  return layout({
    language,
    title: t.homeTitle,
    otherUrl: `/?lang=${other(language)}`,
    body: html`<section>
        <h1>${t.homeTitle}</h1>
        <p>${t.homeLead}</p>
      </section>
      <a class="button" href="/switches?lang=${language}">${t.switchesTitle}</a>`,
  });
}

export function notFoundPage(language: Language): Markup {
  const t = TEXTS[language];
  return layout({
    language,
    title: t.notFoundTitle,
    otherUrl: `?lang=${other(language)}`,
    body: html`<section class="state">
      <h1>${t.notFoundTitle}</h1>
      <p class="soft">${t.notFoundLead}</p>
    </section>`,
  });
}

type Flag = Exclude<keyof Switches, 'late_seconds'>;
export const FLAGS: readonly Flag[] = [
  'decline',
  'timeout',
  'duplicate',
  'reorder',
  'forge',
  'silent',
  'short',
  'no_refunds',
];

export function switchesPage(
  { switches, callbacks }: BankState,
  language: Language,
  saved: boolean,
): Markup {
  const t = TEXTS[language];
  return layout({
    language,
    title: t.switchesTitle,
    otherUrl: `/switches?lang=${other(language)}`,
    body: html`<section>
      <h1>${t.switchesTitle}</h1>
      <p class="soft">${t.switchesLead}</p>
      ${saved ? html`<p class="note" role="status">${t.saved}</p>` : ''}
      <form method="post" action="/switches?lang=${language}">
        ${FLAGS.map(
          (name) =>
            html`<label class="check">
              <input type="checkbox" name="${name}" value="1" ${switches[name] ? 'checked' : ''} />
              ${t.switches[name]}
            </label>`,
        )}
        <label>
          ${t.switches.late_seconds}
          <input
            type="number"
            name="late_seconds"
            min="0"
            max="86400"
            value="${switches.late_seconds}"
          />
        </label>
        <button>${t.save}</button>
      </form>
      <p class="soft">${t.waiting(callbacks.length)}</p>
    </section>`,
  });
}
