import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../db/client.ts';
import { jobsOf } from '../modules.ts';
import type { Repos } from './repos.ts';
import { purgeExpired } from '../db/purge.ts';
import type { Sender } from '../core/outbox.ts';
import type { Clock, Logger } from '../core/ports.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { inTurn, repeat, type Job } from './repeat.ts';
import { demo } from './demo.ts';
import { reportTo } from './log.ts';
import { forgetMaintenanceRequest, meetMaintenanceRequest } from './maintenance-request.ts';
import { createSmtpSender } from '../providers/mails/smtp.ts';
import { createFcmSender } from '../providers/push/fcm.ts';
import { createHttpGateway } from '../providers/sms/http-gateway.ts';

const OUTBOX_INTERVAL_MS = 1_000;
const DEMO_OFFERS_INTERVAL_MS = 60_000;
const PURGE_INTERVAL_MS = 600_000;
const MAINTENANCE_INTERVAL_MS = 500;

export interface Jobs {
  readonly jobs: readonly Job[];
  /** Runs time-dependent work at once, after a clock jump. */
  readonly catchUp: () => Promise<void>;
}

type Shop = Parameters<typeof jobsOf>[0] &
  Pick<Repos, 'outbox' | 'pushTokens' | 'maintenance'> & { readonly database: OpenDatabase };

export async function startJobs(config: Config, shop: Shop, log: Logger): Promise<Jobs> {
  const { database, clock } = shop;
  const { db } = database;
  const isDemo = config.mode === 'demo';
  const local = isDemo ? await localSender(log) : undefined;
  const outbox = {
    outbox: shop.outbox,
    senders: {
      ...smsSender(config, local),
      ...mailSender(config, local, log),
      ...pushSender(config, local, shop),
    },
    keepBodies: isDemo,
    clock,
    log,
  };
  const report = reportTo(log);
  const plan = isDemo ? await planner(database, clock) : undefined;
  // A jump of the clock may coincide with a run that began before it.
  const ofModules = jobsOf(shop).map((job) => ({ ...job, run: inTurn(job.run) }));
  const catchUp = async (when: 'start' | 'jump') => {
    await plan?.();
    for (const { run } of ofModules.filter(({ catchesUp }) => catchesUp === 'start and jump')) {
      await run();
    }
    if (when === 'start') return;
    for (const { run } of ofModules.filter(({ catchesUp }) => catchesUp === 'jump')) await run();
  };
  await catchUp('start');
  const isEmbedded = database.engine === 'pglite';
  if (isEmbedded) await forgetMaintenanceRequest(config.dataDir);
  const closeOrOpen = () =>
    meetMaintenanceRequest(config.dataDir, (isClosed) => shop.maintenance.set(isClosed));
  const jobs = [
    ...(isEmbedded ? [repeat('maintenance', MAINTENANCE_INTERVAL_MS, closeOrOpen, log)] : []),
    repeat('outbox', OUTBOX_INTERVAL_MS, () => deliverOutbox(outbox), log),
    ...ofModules.map(({ name, everyMs, run }) => repeat(name, everyMs, run, log)),
    repeat('purge', PURGE_INTERVAL_MS, () => purgeExpired(db, clock.now(), report), log),
    ...(plan ? [repeat('demo offers', DEMO_OFFERS_INTERVAL_MS, plan, log)] : []),
  ];
  return { jobs, catchUp: () => catchUp('jump') };
}

/** Sends nothing; for a demo without other configuration. */
async function localSender(log: Logger): Promise<Sender> {
  const { createLocalSender } = await demo.localSender();
  return createLocalSender(log);
}

/** The configuration guarantees a gateway outside the demo. */
function smsSender({ smsGateway }: Config, local: Sender | undefined): { sms?: Sender } {
  if (smsGateway) return { sms: createHttpGateway(smsGateway) };
  return local ? { sms: local } : {};
}

/** Without SMTP mails stay in the outbox, and one log line says so. */
function mailSender(
  { mail, publicUrl }: Config,
  local: Sender | undefined,
  log: Logger,
): { mail?: Sender } {
  if (mail) return { mail: createSmtpSender({ ...mail, publicUrl }) };
  if (local) return { mail: local };
  log.warn('SMTP_URL and MAIL_FROM are missing: mails wait in the outbox until they are set');
  return {};
}

/** Without Firebase no browser subscribes to push messages; any that are written expire after a day. */
function pushSender(
  { push }: Config,
  local: Sender | undefined,
  { pushTokens }: Pick<Repos, 'pushTokens'>,
): { push?: Sender } {
  if (!push?.account) return local ? { push: local } : {};
  const { account, url } = push;
  return { push: createFcmSender({ account, url, forget: (token) => pushTokens.forget(token) }) };
}

async function planner({ db }: OpenDatabase, clock: Clock): Promise<() => Promise<void>> {
  const { keepDemoOffers } = await demo.offers();
  return () => keepDemoOffers(db, clock.now());
}
