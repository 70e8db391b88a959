import type { Hono } from 'hono';
import { startJobs } from './compose-jobs.ts';
import type { Config } from '../config/config.ts';
import { createSealer, type Sealer } from '../core/sealed.ts';
import { together } from '../core/together.ts';
import { openDatabase, type OpenDatabase } from '../db/client.ts';
import { demo, type DevPages } from './demo.ts';
import { createRepos, type Repos } from './repos.ts';
import { createTransact } from './unit-of-work.ts';
import type { BotCheck } from '../modules/identity/ports.ts';
import type { Pictures } from '../modules/catalog/pictures.ts';
import { selectBrand } from '../modules/catalog/brands-repo.ts';
import { createProductFile } from '../modules/catalog/products-repo.ts';
import type { Clock, Hasher, Ids, Logger, Reading, Watch } from '../core/ports.ts';
import type { TurnSettings } from '../core/turn.ts';
import type { OrderLimits } from '../modules/orders/rules/refuse-cart.ts';
import { createApp } from './app.ts';
import { openClock } from './clock.ts';
import { composeMail } from '../providers/mails/compose-mail.ts';
import { gatewaysOf, type Gateways } from './payment-providers.ts';
import { routePattern } from '../http/route-pattern.ts';
import { createMediaApp } from './media.ts';
import { signInOf } from '../http/middleware/require-member.ts';
import type { Site } from '../http/same-origin.ts';
import { watchChanges } from './change-watch.ts';
import { createRecaptcha, noBotCheck } from '../providers/bot-check/recaptcha.ts';
import { createStoredPictures } from '../providers/pictures/stored-pictures.ts';
import { fileStoreOf, pictureFilesOf } from '../providers/storage/file-store.ts';
import type { FileStore } from '../modules/uploads/ports.ts';
import { portsOf, useCasesOf } from '../modules.ts';
import { createPageCopiesHolder, type PageCopies } from '../core/page-copies.ts';
import { createHasher, createMovableClock, randomIds, systemClock } from '../core/world.ts';

export interface Service {
  fetch(request: Request): Promise<Response>;
  /** The pattern of a call, if known. */
  patternOf(method: string, path: string): string | undefined;
  /** Whether an `Authorization` header is a valid sign-in. */
  knows(authorization: string | undefined): Promise<boolean>;
  /** Seconds until a sign-in may upload another picture; undefined if not signed in. */
  pictureWait(authorization: string | undefined): Promise<number | undefined>;
  ready(): Promise<boolean>;
  maintenance(): Promise<boolean>;
  readonly readings: readonly Reading[];
  /** The shop's time, which a demo may move. */
  now(): Date;
  /** Lets the office see the front server's copies of pages. */
  showCopies(copies: PageCopies): void;
  /** Subscribes to changed cache tags, from any process. */
  onChange(listener: (tags: readonly string[]) => void): void;
  close(): Promise<void>;
}

/** Environment of the rules; tests pass their own clock. */
export interface World {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hasher: Hasher;
  readonly sealer: Sealer;
  readonly botCheck: BotCheck;
  readonly site: Site;
  readonly gateways: Gateways;
  readonly limits: OrderLimits;
  readonly files: FileStore;
  /** The merchant's pictures. */
  readonly pictureFiles: FileStore;
  /** Phones that sign in without a one-time password; demo only. */
  readonly demoPhones: readonly string[];
  readonly turn: TurnSettings;
  /** Whether people show a second factor before they work; not in a demo. */
  readonly secondFactorRequired: boolean;
  readonly consultationDays: number;
  readonly decisionHours: number;
  /** Retention of dispensing records in years. */
  readonly dispensingYears: number;
  /** Ready pages of this process. */
  readonly pageCopies: PageCopies;
  /** Interval in ms of polling for live events whose signal was lost. */
  readonly livePollMs?: number;
}

export function shopOf(world: World) {
  const { db, signals } = world.database;
  const { days } = world.limits;
  return together([
    world,
    portsOf(world),
    createRepos(db, days, signals.notify),
    { signals, transact: createTransact(db, days, signals.notify) },
  ]);
}

export function composeUseCases(shop: ReturnType<typeof shopOf>) {
  const { site, clock, rateLimits, idempotency, database } = shop;
  const watch: Watch = (work) => database.watch(work);
  return { ...useCasesOf(shop), site, clock, rateLimits, idempotency, watch };
}

function botCheckOf({ bots }: Pick<Config, 'bots'>, log: Logger): BotCheck {
  if (bots?.secret === undefined) return noBotCheck;
  return createRecaptcha({ secret: bots.secret, verifyUrl: bots.verifyUrl }, log);
}

/** @param onProgress receives a line per slow step of a first start */
export async function composeService(
  config: Config,
  log: Logger,
  onProgress = (line: string) => log.info(line),
): Promise<Service> {
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir },
  );
  const moving = config.devClock ? createMovableClock() : undefined;
  if (config.devClockStart) moving?.moveTo(config.devClockStart);
  const shared = await openClock(database.db, log);
  const clock = moving ?? shared.clock;
  const hasher = createHasher(config.appSecret);
  const gateways = await gatewaysOf(config, log);
  const copies = createPageCopiesHolder();
  const world: World = {
    database,
    clock,
    ids: randomIds,
    hasher,
    gateways,
    limits: config.orderLimits,
    files: fileStoreOf(config),
    pictureFiles: pictureFilesOf(config),
    sealer: createSealer(config.sealingKeys),
    botCheck: botCheckOf(config, log),
    site: { publicUrl: config.publicUrl, secureCookies: config.mode === 'production' },
    demoPhones: config.demoLogin ? config.demoPhones : [],
    turn: config.turn,
    secondFactorRequired: config.mode === 'production',
    consultationDays: config.consultationDays,
    decisionHours: config.decisionHours,
    dispensingYears: config.dispensingYears,
    pageCopies: copies.read,
  };
  const shop = shopOf(world);
  const useCases = composeUseCases(shop);
  if (config.mode === 'demo') await seedDemo(database, { clock, hasher }, onProgress);
  const changes = await watchChanges({ changes: shop.changes, clock: systemClock }, log);
  const { jobs, catchUp } = await startJobs(config, shop, log);
  const app = createApp(useCases, log);
  const moveClock =
    moving &&
    (async (at: Date) => {
      moving.moveTo(at);
      await catchUp();
    });
  const dev = await openDev(config, { outbox: shop.outbox, clock, moveClock });
  const { pictures, closePictures } = await openPictures(config, database, world.pictureFiles);
  const media = createMediaApp({
    ...{ pictures, fileOf: createProductFile(database.db), uploads: useCases.uploads, log },
    isBrand: async (id) => (await selectBrand(database.db, id)) !== undefined,
  });
  const appOf = (path: string): Pick<Hono, 'fetch' | 'router'> => {
    if (path.startsWith('/media/')) return media;
    return dev && /^\/dev(\/|$)/.test(path) ? dev : app;
  };
  return {
    fetch: async (request) => appOf(new URL(request.url).pathname).fetch(request),
    patternOf: (method, path) => routePattern(appOf(path), method, path),
    knows: async (authorization) =>
      (await signInOf(useCases.identity, authorization)) !== undefined,
    pictureWait: async (authorization) => {
      const found = await signInOf(useCases.identity, authorization);
      return found && useCases.uploads.wait(found.member.id);
    },
    ready: () => database.ping(2_000),
    maintenance: async () => (await useCases.maintenance()).isMaintain,
    readings: [
      ...database.readings,
      shared.reading,
      {
        name: 'shop_outbox_due',
        help: 'Messages that should have left by now',
        read: () => shop.outbox.countDue(clock.now()),
      },
    ],
    now: () => clock.now(),
    showCopies: copies.connect,
    onChange: (listener) => changes.onChange(listener),
    close: async () => {
      await Promise.all([changes, shared.job, ...jobs].map((job) => job.stop()));
      await closePictures();
      await database.close();
    },
  };
}

interface OpenPictures {
  readonly pictures: Pictures;
  readonly closePictures: () => Promise<void>;
}

/** A demo draws its pictures on request, but for those that the office uploads. */
async function openPictures(
  config: Config,
  { db }: OpenDatabase,
  files: FileStore,
): Promise<OpenPictures> {
  const stored = createStoredPictures(files);
  if (config.mode !== 'demo') {
    return { pictures: stored, closePictures: () => Promise.resolve() };
  }
  const { openDrawings } = await demo.drawings();
  const { pictures: drawn, close } = await openDrawings(db, config.mediaDir);
  const product: Pictures['product'] = (file) =>
    (file.startsWith('library/') ? stored : drawn).product(file);
  return { pictures: { ...drawn, product }, closePictures: close };
}

/** Mounts the `/dev` pages of a demo; a real shop has none. */
async function openDev(
  { mode, publicUrl }: Config,
  { outbox, ...time }: Pick<DevPages, 'clock' | 'moveClock'> & Pick<Repos, 'outbox'>,
): Promise<Hono | undefined> {
  if (mode !== 'demo') return undefined;
  const { createDevApp } = await demo.devPages();
  const newestMessages: DevPages['newestMessages'] = (limit) => outbox.newest(limit);
  return createDevApp({
    newestMessages,
    readMail: (body) => composeMail(body, publicUrl),
    ...time,
  });
}

async function seedDemo(
  { db }: OpenDatabase,
  { clock, hasher }: Pick<World, 'clock' | 'hasher'>,
  onProgress: (line: string) => void,
): Promise<void> {
  const categories = await createRepos(db).catalog.categories();
  if (categories.length > 0) return;
  const { seedIfEmpty } = await demo.seed();
  const { DEMO_PRODUCTS } = await demo.products();
  await seedIfEmpty(db, {
    products: DEMO_PRODUCTS,
    now: clock.now(),
    people: true,
    hasher,
    onProgress,
  });
}
