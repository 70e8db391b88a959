import type { Config } from './config/config.ts';
import type { OrderJobs } from './compose-payments.ts';
import type { OpenDatabase } from '../db/client.ts';
import { createRepos, type Repos } from '../repos/all.ts';
import { purgeExpired } from '../db/purge.ts';
import { writeDueDocuments } from '../modules/search/index-repo.ts';
import { createTransact } from '../repos/unit-of-work.ts';
import type { Sender } from '../core/outbox.ts';
import type { Clock } from '../core/ports.ts';
import { createPharmacyStatus } from '../modules/pharmacy/rules/status.ts';
import { createExpireWallet } from '../modules/wallet/rules/expire-wallet.ts';
import { jobsOf } from '../modules.ts';
import { createOfferWindows } from '../modules/offers/windows.ts';
import { deliverOutbox } from '../jobs/outbox.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import { reportTo, type Logger } from '../core/log.ts';
import { createErasure } from '../modules/conversations/erasure.ts';
import { createTellMembers } from '../modules/conversations/telling.ts';
import { createConversationTimers } from '../modules/conversations/timers.ts';
import type { FileStore } from '../modules/uploads/ports.ts';
import { sweepUploads } from '../modules/uploads/use-cases.ts';
import { eraseLate } from '../modules/privacy/use-cases.ts';
import { createSmtpSender } from '../providers/mails/smtp.ts';
import { createTalkNotices } from '../providers/notices/talk-notices.ts';
import { createStockNotices } from '../providers/notices/stock-notices.ts';
import { createFcmSender } from '../providers/push/fcm.ts';
import { createHttpGateway } from '../providers/sms/http-gateway.ts';
import { createLocalSender } from '../providers/sms/local.ts';

const OUTBOX_INTERVAL_MS = 1_000;
const OFFERS_INTERVAL_MS = 1_000;
const DEMO_OFFERS_INTERVAL_MS = 60_000;
const WALLET_INTERVAL_MS = 60_000;
const EXPIRY_INTERVAL_MS = 1_000;
const CARDS_INTERVAL_MS = 2_000;
const REFUND_INTERVAL_MS = 2_000;
const RECONCILE_INTERVAL_MS = 5_000;
const COMPLETE_INTERVAL_MS = 60_000;
const PURGE_INTERVAL_MS = 600_000;
const INDEX_INTERVAL_MS = 2_000;
const CONVERSATIONS_INTERVAL_MS = 5_000;

export interface Jobs {
  readonly jobs: readonly Job[];
  /** Does at once what follows from the time; for a clock that jumps. */
  readonly catchUp: () => Promise<void>;
}

interface JobWorld {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly orderJobs: OrderJobs;
  readonly files: FileStore;
}

/** Everything that the service does without being asked. */
export async function startJobs(
  config: Config,
  { database, clock, orderJobs, files }: JobWorld,
  log: Logger,
): Promise<Jobs> {
  const { db, signals } = database;
  const repos = createRepos(db);
  const local = createLocalSender(log);
  const sms = config.smsGateway ? createHttpGateway(config.smsGateway) : local;
  const demo = config.mode === 'demo';
  const outbox = {
    outbox: repos.outbox,
    senders: { sms, ...mailSender(config, local, log), ...pushSender(config, local, repos) },
    keepBodies: demo,
    clock,
    log,
  };
  const report = reportTo(log);
  const transact = createTransact(db, undefined, signals.notify);
  const sweeping = { ...repos, transact, clock, report };
  const ofModules = jobsOf({ ...sweeping, stockNotices: createStockNotices(config.publicUrl) });
  const turnOffers = createOfferWindows({ offerSwitch: repos.offerSwitch, clock });
  const expireWallet = createExpireWallet(sweeping);
  const plan = demo ? await planner(database, clock) : undefined;
  const timers = createConversationTimers(db);
  const tellMembers = createTellMembers({
    ...sweeping,
    notices: createTalkNotices(config.publicUrl),
    status: createPharmacyStatus({ ...repos, clock }),
  });
  const sweepConversations = async () => {
    await timers.sweep(clock.now());
    await tellMembers();
  };
  const eraseOld = () => createErasure(db).eraseOld(config.consultationDays, clock.now());
  const catchUp = async () => {
    await plan?.();
    await turnOffers();
    await expireWallet();
    await orderJobs.expire();
    await orderJobs.complete();
    await orderJobs.sendCards();
  };
  await catchUp();
  const jobs = [
    repeat('outbox', OUTBOX_INTERVAL_MS, () => deliverOutbox(outbox), log),
    repeat('offers', OFFERS_INTERVAL_MS, turnOffers, log),
    ...ofModules.map(({ name, everyMs, run }) => repeat(name, everyMs, run, log)),
    repeat('search index', INDEX_INTERVAL_MS, () => writeDueDocuments(db, { report }), log),
    repeat('wallet', WALLET_INTERVAL_MS, expireWallet, log),
    repeat('order expiry', EXPIRY_INTERVAL_MS, orderJobs.expire, log),
    repeat('cards', CARDS_INTERVAL_MS, orderJobs.sendCards, log),
    repeat('refunds', REFUND_INTERVAL_MS, orderJobs.returnMoney, log),
    repeat('unwanted payments', REFUND_INTERVAL_MS, orderJobs.letGo, log),
    repeat('payments', RECONCILE_INTERVAL_MS, orderJobs.reconcile, log),
    repeat('completed orders', COMPLETE_INTERVAL_MS, orderJobs.complete, log),
    repeat('conversations', CONVERSATIONS_INTERVAL_MS, sweepConversations, log),
    repeat('old conversations', PURGE_INTERVAL_MS, eraseOld, log),
    repeat('erased accounts', PURGE_INTERVAL_MS, () => eraseLate(sweeping), log),
    repeat('purge', PURGE_INTERVAL_MS, () => purgeExpired(db, clock.now(), report), log),
    repeat('uploads', PURGE_INTERVAL_MS, () => sweepUploads({ ...repos, files, clock }), log),
    ...(plan ? [repeat('demo offers', DEMO_OFFERS_INTERVAL_MS, plan, log)] : []),
  ];
  return {
    jobs,
    catchUp: async () => {
      await catchUp();
      // Not at a start, which would wait for gateways.
      await orderJobs.reconcile();
      await orderJobs.letGo();
      await orderJobs.returnMoney();
    },
  };
}

/** Without SMTP mails stay in the outbox, and one line says so. */
function mailSender({ mode, mail }: Config, local: Sender, log: Logger): { mail?: Sender } {
  if (mail) return { mail: createSmtpSender(mail) };
  if (mode === 'demo') return { mail: local };
  log.warn('SMTP_URL and MAIL_FROM are missing: mails wait in the outbox until they are set');
  return {};
}

/** Without Firebase no browser asks for push messages: what is written all the same ends after a day. */
function pushSender(
  { mode, push }: Config,
  local: Sender,
  { pushTokens }: Pick<Repos, 'pushTokens'>,
): { push?: Sender } {
  if (!push?.account) return mode === 'demo' ? { push: local } : {};
  const { account, url } = push;
  return { push: createFcmSender({ account, url, forget: (token) => pushTokens.forget(token) }) };
}

async function planner({ db }: OpenDatabase, clock: Clock): Promise<() => Promise<void>> {
  const { keepDemoOffers } = await import('../demo/seed/demo-offers.ts');
  return () => keepDemoOffers(db, clock.now());
}
