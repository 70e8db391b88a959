import { readFile } from 'node:fs/promises';
import { Hono, type Context } from 'hono';
import { createCourier } from './courier.ts';
import { createLedger } from './ledger.ts';
import { payPage } from './pages/pay.ts';
import { FLAGS, homePage, notFoundPage, switchesPage } from './pages/plain.ts';
import { contentPolicy, fontFile } from './pages/style.ts';
import type { Language } from './pages/texts.ts';
import { createRest } from './rest.ts';
import { takeStep, type Fields, type StepError } from './steps.ts';
import { openBankStore } from './store.ts';
import { switchesSchema, type BankCharge } from './wire.ts';

export interface BankOptions {
  /** File of charges, pending callbacks and switches. */
  readonly file: string;
  readonly url: string;
  /** Shared by the shop and the bank. */
  readonly secret: string;
  /** The shop's time, used for expiry and the age of signatures. */
  readonly now: () => Date;
  /** Delay in ms of answers while `timeout` is on. */
  readonly timeoutMs?: number;
  readonly firstRetryMs?: number;
  /** How long `reorder` holds a callback without a successor. */
  readonly holdMs?: number;
}

export interface SandboxBank {
  fetch(request: Request): Response | Promise<Response>;
  close(): Promise<void>;
}

const SWEEP_MS = 2_000;

function languageOf(c: Context, fallback: Language): Language {
  const asked = c.req.query('lang');
  return asked === 'en' || asked === 'th' ? asked : fallback;
}

/** Forms come from the bank's own pages; programs send no origin. */
function isOwnForm(c: Context): boolean {
  const origin = c.req.header('Origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === c.req.header('Host');
}

async function fieldsOf(c: Context): Promise<Fields> {
  const entries = Object.entries(await c.req.parseBody());
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** A form sends only ticked boxes. */
async function switchesOf(c: Context): Promise<Record<string, boolean | number>> {
  const fields = await fieldsOf(c);
  const flags = Object.fromEntries(FLAGS.map((name) => [name, fields[name] === '1']));
  return { ...flags, late_seconds: Number(fields['late_seconds']) };
}

/** The demo's bank: a REST interface for the shop, pages for shoppers, signed callbacks. */
export async function createBank(options: BankOptions): Promise<SandboxBank> {
  const { file, url, secret, now } = options;
  const { timeoutMs = 15_000, firstRetryMs = 1_000, holdMs = 10_000 } = options;
  const store = await openBankStore(file);
  const courier = createCourier({ store, secret, now, firstRetryMs, holdMs });
  const ledger = createLedger({ store, now, tell: courier.tell });
  const stop = new AbortController();
  const sweep = setInterval(() => {
    if (ledger.expireDue()) store.save().catch(() => undefined);
  }, SWEEP_MS).unref();

  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.method === 'POST' && !isOwnForm(c)) return c.text('Forbidden', 403);
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Robots-Tag', 'noindex');
    c.header('Referrer-Policy', 'same-origin');
    return undefined;
  });
  app.route('/api', createRest({ store, ledger, secret, url, timeoutMs, stop: stop.signal }));

  function notFound(c: Context) {
    c.header('Content-Security-Policy', contentPolicy());
    return c.html(notFoundPage(languageOf(c, 'en')), 404);
  }

  function show(c: Context, charge: BankCharge, error?: StepError) {
    c.header('Content-Security-Policy', contentPolicy(charge.return_url));
    const language = languageOf(c, charge.locale);
    return c.html(payPage({ charge, language, error }), error ? 422 : 200);
  }

  app.get('/pay/:id', (c) => {
    const charge = ledger.find(c.req.param('id'));
    return charge ? show(c, charge) : notFound(c);
  });
  app.post('/pay/:id/:step', async (c) => {
    const charge = ledger.find(c.req.param('id'));
    if (!charge) return notFound(c);
    const fields = await fieldsOf(c);
    const error = takeStep(ledger, charge, { name: c.req.param('step'), fields });
    if (error === 'unknown') return notFound(c);
    await store.save();
    if (error !== undefined) return show(c, charge, error);
    // Returns to the shop once decided, except after scanning a code, which happens on another screen.
    const stays = charge.method === 'qr' || charge.status === 'challenge';
    const here = `/pay/${charge.id}?lang=${languageOf(c, charge.locale)}`;
    return c.redirect(stays ? here : charge.return_url, 303);
  });

  app.get('/', (c) => {
    c.header('Content-Security-Policy', contentPolicy());
    return c.html(homePage(languageOf(c, 'en')));
  });
  app.get('/fonts/:name', async (c) => {
    const font = fontFile(c.req.param('name'));
    if (font === undefined) return notFound(c);
    return c.body(await readFile(font), 200, { 'Content-Type': 'font/woff2' });
  });
  app.get('/switches', (c) => {
    if (c.req.header('Accept') === 'application/json') return c.json(store.state.switches);
    c.header('Content-Security-Policy', contentPolicy());
    const saved = c.req.query('saved') !== undefined;
    return c.html(switchesPage(store.state, languageOf(c, 'en'), saved));
  });
  app.post('/switches', async (c) => {
    const json = c.req.header('Content-Type')?.startsWith('application/json') ?? false;
    const wish: unknown = json ? await c.req.json().catch(() => undefined) : await switchesOf(c);
    const change = switchesSchema.partial().strict().safeParse(wish);
    if (!change.success) return c.json({ message: change.error.message }, 422);
    store.state.switches = switchesSchema.parse({ ...store.state.switches, ...change.data });
    await store.save();
    if (json) return c.json(store.state.switches);
    return c.redirect(`/switches?lang=${languageOf(c, 'en')}&saved=1`, 303);
  });
  app.notFound(notFound);

  return {
    fetch: (request) => app.fetch(request),
    close: async () => {
      clearInterval(sweep);
      stop.abort();
      await courier.close();
      await store.save();
    },
  };
}
