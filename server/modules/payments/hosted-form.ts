import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Context } from 'hono';
import { brand } from '../../../lib/brand.ts';
import { ownPath } from '../../../lib/pages/own-path.ts';
import {
  paymentIdParamSchema,
  providerParamSchema,
  startPaymentSchema,
} from '../../../lib/payments/contract.ts';
import { formatBaht } from '../../../lib/format/money.ts';
import { toBaht } from '../../core/money.ts';
import type { HostedForm, Payment } from './ports.ts';
import type { ApiApp, HttpEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';
import type { Site } from '../../http/same-origin.ts';
import type { PaymentUseCases } from './use-cases.ts';
import { pagePath } from '../../../lib/pages/path-to.ts';

const TEXTS = {
  en: { title: 'Pay', order: 'Order', back: 'Back to the shop' },
  th: { title: 'ชำระเงิน', order: 'คำสั่งซื้อ', back: 'กลับไปที่ร้านค้า' },
} as const;

const returnPathSchema = startPaymentSchema.shape.return_url;
const TOKEN = /^[\w-]{1,200}$/;

/** Clicks the button that the provider's script adds to the form, once it has loaded. */
const START = `addEventListener('load', () => {
  const form = document.querySelector('form');
  const press = () => {
    const button = form.querySelector('button, [type="submit"], [type="button"]');
    button?.click();
    return button !== null;
  };
  if (press()) return;
  new MutationObserver((_, seen) => {
    if (press()) seen.disconnect();
  }).observe(form, { childList: true, subtree: true });
});`;
/** One string, because the hash covers every space. */
const START_SCRIPT = raw(`<script>${START}</script>`);
const START_HASH = createHash('sha256').update(START).digest('base64');

/**
 * Content policy for the provider's script, on this page only. Forms may post anywhere, since the card's bank is not
 * known in advance.
 */
function policyOf({ origins }: HostedForm): string {
  const hosts = origins.join(' ');
  return [
    "default-src 'none'",
    `script-src ${hosts} 'sha256-${START_HASH}'`,
    `style-src 'unsafe-inline' ${hosts}`,
    `frame-src ${hosts}`,
    `connect-src ${hosts}`,
    `img-src data: ${hosts}`,
    `font-src data: ${hosts}`,
    "form-action 'self' https:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function page(payment: Payment, form: HostedForm, returnPath: string) {
  const locale = localeOf(returnPath);
  const t = TEXTS[locale];
  const amount = formatBaht(toBaht(payment.amount));
  const script = scriptOf(form);
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t.title} · ${brand.name}</title>
        <style>
          body {
            margin: 3rem auto;
            max-width: 28rem;
            padding: 0 1rem;
            text-align: center;
            font:
              1rem/1.7 system-ui,
              sans-serif;
            color: #14213d;
          }
          strong {
            display: block;
            font-size: 2rem;
          }
          a {
            display: inline-block;
            padding: 0.75rem;
            color: inherit;
          }
        </style>
      </head>
      <body>
        <h1>${t.title}</h1>
        <p>${t.order} ${payment.orderId} <strong>${amount}</strong></p>
        <form method="post">${script}</form>
        ${START_SCRIPT}
        <a href="${returnPath}">${t.back}</a>
      </body>
    </html>`;
}

/** Script element with the attributes that the provider's script reads. */
function scriptOf({ script, attributes }: HostedForm) {
  const named = Object.entries(attributes).map(([name, value]) => html` ${name}="${value}"`);
  return html`<script src="${script}" ${named}></script>`;
}

function localeOf(returnPath: string): 'en' | 'th' {
  return /^\/th(\/|$)/.test(returnPath) ? 'th' : 'en';
}

/** Pages with provider fields, and return URLs of provider pages. For browsers; not part of the contract. */
export function hostedFormRoutes(
  app: ApiApp,
  useCases: { readonly payments: PaymentUseCases; readonly site: Site },
): void {
  const { fields } = useCases.payments;

  function asked(c: Context<HttpEnv>) {
    const id = paymentIdParamSchema.safeParse({ id: c.req.param('id') });
    const path = returnPathSchema.safeParse(c.req.query('return'));
    const returnPath = path.success ? ownPath(path.data) : undefined;
    if (!id.success || returnPath === undefined) throw new ApiError({ code: 'NOT_FOUND' });
    c.header('Cache-Control', 'no-store');
    return { paymentId: id.data.id, returnPath };
  }

  app.get('/payments/:id/form', async (c) => {
    const { paymentId, returnPath } = asked(c);
    const found = await fields.form(paymentId, localeOf(returnPath));
    if (!found) return c.redirect(returnPath, 303);
    c.header('Content-Security-Policy', policyOf(found.form));
    return c.html(page(found.payment, found.form, returnPath));
  });

  app.post('/payments/:id/form', async (c) => {
    const { paymentId, returnPath } = asked(c);
    const found = await fields.form(paymentId, localeOf(returnPath));
    const body = await c.req.parseBody();
    const token = found && body[found.form.tokenField];
    if (typeof token !== 'string' || !TOKEN.test(token)) return c.redirect(returnPath, 303);
    const locale = localeOf(returnPath);
    return c.redirect(await fields.charge({ paymentId, token, returnPath, locale }), 303);
  });

  // Images are requested without a token; the payment's id is unguessable.
  app.get('/payments/:id/picture', async (c) => {
    const id = paymentIdParamSchema.safeParse({ id: c.req.param('id') });
    const picture = id.success ? await fields.picture(id.data.id) : undefined;
    if (!picture) throw new ApiError({ code: 'NOT_FOUND' });
    c.header('Content-Type', picture.media);
    // An SVG opened directly is a document, so scripts and loads are blocked.
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'private, max-age=900');
    return c.body(Buffer.from(picture.base64, 'base64'));
  });

  // The K-Payment gateway posts shoppers back to a single URL, with the charge id in the form.
  app.post('/payments/return/:provider', async (c) => {
    const provider = providerParamSchema.safeParse({ provider: c.req.param('provider') });
    const { objectId } = await c.req.parseBody();
    if (!provider.success || typeof objectId !== 'string' || !TOKEN.test(objectId))
      throw new ApiError({ code: 'NOT_FOUND' });
    const orderId = await fields.orderOf(provider.data.provider, objectId);
    const path =
      orderId === undefined
        ? pagePath('/orders/order_list')
        : pagePath('/orders/:order/payment/result', { order: orderId });
    return c.redirect(useCases.site.publicUrl + path, 303);
  });
}
