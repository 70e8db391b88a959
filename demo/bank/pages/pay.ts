import { html } from 'hono/html';
import { CARDS } from '../test-cards.ts';
import type { BankCharge, ChargeStatus } from '../wire.ts';
import { amountOf, layout, type Markup } from './layout.ts';
import { TEXTS, type Language } from './texts.ts';

export interface PayPage {
  readonly charge: BankCharge;
  readonly language: Language;
  readonly error?: 'card' | 'password' | undefined;
}

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

function summary({ charge, language }: PayPage): Markup {
  const t = TEXTS[language];
  return html`<section>
    <div class="sum"><span>${t.amount}</span><b>${amountOf(charge.amount)}</b></div>
    <dl>
      <dt>${t.order}</dt>
      <dd>${t.shop} ${charge.order_id}</dd>
    </dl>
  </section>`;
}

function action(
  { charge, language }: PayPage,
  {
    path,
    name,
    label,
    quiet = false,
  }: { path: string; name?: string; label: string; quiet?: boolean },
): Markup {
  return html`<form method="post" action="/pay/${charge.id}/${path}?lang=${language}">
    <button class="${quiet ? 'quiet' : ''}" name="answer" value="${name ?? path}">${label}</button>
  </form>`;
}

function cardForm(page: PayPage): Markup {
  const { charge, language, error } = page;
  const t = TEXTS[language];
  const target = `/pay/${charge.id}/card?lang=${language}`;
  return html`${summary(page)}
    <section>
      <h1>${t.cardTitle}</h1>
      ${error ? html`<p class="error" role="alert" id="wrong">${t.unknownCard}</p>` : ''}
      <form method="post" action="${target}">
        <label>
          ${t.number}
          <input
            name="number"
            inputmode="numeric"
            autocomplete="off"
            required
            placeholder="4242 4242 4242 4242"
            ${error ? html`aria-invalid="true" aria-describedby="wrong"` : ''}
          />
        </label>
        <label>${t.holder} <input autocomplete="off" required /></label>
        <div class="pair">
          <label>
            ${t.expiry}
            <input
              inputmode="numeric"
              autocomplete="off"
              required
              pattern="(0?[1-9]|1[0-2]) ?(/|-|[.])? ?(20)?[0-9]{2}"
              placeholder="12/34"
            />
          </label>
          <label>
            ${t.cvc}
            <input
              inputmode="numeric"
              autocomplete="off"
              required
              pattern="[0-9]{3,4}"
              placeholder="123"
            />
          </label>
        </div>
        <button>${t.pay(amountOf(charge.amount))}</button>
      </form>
    </section>
    <section>
      <h2>${t.testCards}</h2>
      <p class="soft">${t.testCardsHint}</p>
      <form method="post" action="${target}">
        <ul>
          ${[...CARDS].map(
            ([number, behaviour]) =>
              html`<li>
                <span><code>${grouped(number)}</code>${t.behaviours[behaviour]}</span>
                <button
                  class="quiet small"
                  name="number"
                  value="${number}"
                  aria-label="${t.use}: ${t.behaviours[behaviour]}"
                >
                  ${t.use}
                </button>
              </li>`,
          )}
        </ul>
      </form>
    </section>
    ${action(page, { path: 'cancel', label: t.cancel, quiet: true })}`;
}

function challengeForm(page: PayPage): Markup {
  const { charge, language, error } = page;
  const t = TEXTS[language];
  return html`${summary(page)}
    <section>
      <h1>${t.challengeTitle}</h1>
      <p>${t.challengeLead(charge.card ?? '')}</p>
      <p class="note">${t.challengeHint}</p>
      ${error ? html`<p class="error" role="alert" id="wrong">${t.wrongPassword}</p>` : ''}
      <form class="otp" method="post" action="/pay/${charge.id}/challenge?lang=${language}">
        <label>
          ${t.password}
          <input
            name="password"
            inputmode="numeric"
            autocomplete="one-time-code"
            pattern="[0-9]{6}"
            required
            autofocus
            ${error ? html`aria-invalid="true" aria-describedby="wrong"` : ''}
          />
        </label>
        <button>${t.confirm}</button>
      </form>
    </section>
    ${action(page, { path: 'refuse', label: t.refuse, quiet: true })}`;
}

function walletForm(page: PayPage): Markup {
  const t = TEXTS[page.language];
  return html`${summary(page)}
    <section>
      <h1>${t.walletTitle}</h1>
      <p>${t.walletLead}</p>
      ${action(page, { path: 'wallet', name: 'approve', label: t.approve })}
    </section>
    ${action(page, { path: 'cancel', label: t.refuse, quiet: true })}`;
}

const clock = {
  en: new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Bangkok' }),
  th: new Intl.DateTimeFormat('th-TH', { timeStyle: 'short', timeZone: 'Asia/Bangkok' }),
};

function scanForm(page: PayPage): Markup {
  const { charge, language } = page;
  const t = TEXTS[language];
  const until = new Date(charge.expires_at);
  return html`${summary(page)}
    <section>
      <h1>${t.scanTitle}</h1>
      <p>${t.scanLead}</p>
      <p class="soft">
        ${t.until} <time datetime="${charge.expires_at}">${clock[language].format(until)}</time>
      </p>
      ${action(page, { path: 'scan', name: 'pay', label: t.pay(amountOf(charge.amount)) })}
    </section>
    ${action(page, { path: 'scan', name: 'pay_wrong', label: t.payWrong, quiet: true })}
    ${action(page, { path: 'scan', name: 'expire', label: t.expire, quiet: true })}`;
}

const GOOD: ReadonlySet<ChargeStatus> = new Set(['succeeded', 'refunded']);

function donePage(page: PayPage): Markup {
  const { charge, language } = page;
  const t = TEXTS[language];
  const good = GOOD.has(charge.status);
  const late = charge.method === 'qr' && charge.status === 'expired';
  return html`<section class="state">
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" fill="${good ? '#0b6e5f' : '#a1260d'}" />
        <path
          d="${good ? 'M19 33l9 9 18-19' : 'M22 22l20 20M42 22L22 42'}"
          fill="none"
          stroke="#fff"
          stroke-width="5"
          stroke-linecap="round"
        />
      </svg>
      <h1>${t.done[charge.status]}</h1>
      <p class="soft">${late ? t.lateLead : t.doneLead}</p>
    </section>
    ${summary(page)}
    <a class="button" href="${charge.return_url}">${t.back}</a>
    ${late ? action(page, { path: 'scan', name: 'pay_late', label: t.payLate, quiet: true }) : ''}`;
}

function bodyOf(page: PayPage): Markup {
  const { status, method } = page.charge;
  if (status === 'challenge') return challengeForm(page);
  if (status !== 'open') return donePage(page);
  const forms = { kbank_card: cardForm, truemoney: walletForm, qr: scanForm };
  return forms[method](page);
}

function titleOf({ charge, language }: PayPage): string {
  const t = TEXTS[language];
  if (charge.status === 'challenge') return t.challengeTitle;
  if (charge.status !== 'open') return t.done[charge.status];
  return { kbank_card: t.cardTitle, truemoney: t.walletTitle, qr: t.scanTitle }[charge.method];
}

export function payPage(page: PayPage): Markup {
  const { charge, language } = page;
  return layout({
    language,
    title: titleOf(page),
    otherUrl: `/pay/${charge.id}?lang=${language === 'en' ? 'th' : 'en'}`,
    body: bodyOf(page),
  });
}
