import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../core/ports.ts';
import { banner } from './banner.ts';
import { ensureBuild } from './build.ts';
import { readConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { createFront } from '../edge/front.ts';
import { keepPublicReads } from '../edge/public-reads.ts';
import { createHttpServer, drain, listen } from '../edge/http-server.ts';
import type { Service } from './compose.ts';
import { BEHIND_COOKIE, createLookBehind } from '../modules/maintenance/rules/look-behind.ts';
import { loadService } from './load-service.ts';
import { createLogger } from './log.ts';
import { demo, type RunningBank } from './demo.ts';
import { onStopSignal } from './signals.ts';
import { startStorefront } from '../edge/storefront.ts';
import { tricksOf } from '../edge/tricks.ts';
import { createHasher } from '../core/world.ts';

declare global {
  /** The service of this process, for the storefront (`lib/api/server.ts`). */
  var __shopService: ((request: Request) => Promise<Response>) | undefined;
  /** The service's clock, for the storefront. */
  var __shopNow: (() => Date) | undefined;
}

const ROOT = join(import.meta.dirname, '../..');
const DRAIN_MS = 10_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Environment variables for the storefront, validated and completed. */
function publish(config: Config, internalKey: string): void {
  process.env.PORT = String(config.port);
  process.env.PUBLIC_URL = config.publicUrl;
  process.env.SHOP_MODE = config.mode;
  process.env.INTERNAL_KEY = internalKey;
  // Lets the storefront's reads pass maintenance, for staff pages and previews.
  const pass = createLookBehind(createHasher(config.appSecret)).issue();
  process.env.LOOK_BEHIND = `${BEHIND_COOKIE}=${pass}`;
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  if (config.apiUrl !== undefined) process.env.API_URL = config.apiUrl;
}

/** Opens our own service, unless the configuration names an external one, which loads nothing of it. */
async function openService(config: Config, log: Logger) {
  if (config.apiUrl !== undefined) return undefined;
  const { composeService } = await loadService();
  const service = keepPublicReads(await composeService(config, log, say));
  globalThis.__shopService = (request) => service.fetch(request);
  globalThis.__shopNow = () => service.now();
  return service;
}

/** Opens the demo's sandbox bank in this process, on its own port. */
async function openBank(
  config: Config,
  service: Pick<Service, 'now'> | undefined,
): Promise<RunningBank | undefined> {
  if (config.mode === 'production' || !service) return undefined;
  const { startSandboxBank } = await demo.bankServer();
  return startSandboxBank(config, () => service.now());
}

/** Requests the demo's first pictures in advance, since they are drawn on first use. */
async function drawAhead({ port }: Config, signal: AbortSignal): Promise<void> {
  const { warmPictures } = await demo.warmPictures();
  await warmPictures({ origin: `http://localhost:${String(port)}`, signal });
}

/**
 * Opens the shop: database and jobs, pages, listener; a stop signal closes it
 * (`docs/architecture.md`, processes and jobs).
 */
export async function openShop(dev: boolean): Promise<void> {
  const env = { ...process.env };
  const config = readConfig(env);
  const internalKey = randomBytes(32).toString('base64url');
  publish(config, internalKey);
  const log = createLogger(config);
  const tricks = dev ? tricksOf(ROOT, env).tricks : await ensureBuild({ root: ROOT, env, say });
  const startedAt = performance.now();
  const service = await openService(config, log);
  // The bank's file is in the data folder, so open it only with the folder's lock.
  const bank = await openBank(config, service);
  const storefront = await startStorefront({ dev, root: ROOT, port: config.port, tricks });
  const { next } = storefront;
  const surroundings = { root: ROOT, dev, tricks, internalKey };
  const front = await createFront({ config, log, next, service, ...surroundings });
  if (front.copies) service?.showCopies(front.copies);
  service?.onChange((tags) => {
    front.invalidate(tags).catch((error: unknown) => {
      log.error({ err: error }, 'invalidation failed');
    });
  });
  const server = createHttpServer(front.listener, { ...config.edge, upgrades: dev });
  await listen(server, config.port, config.host);
  say(await banner(config, { dev, seconds: (performance.now() - startedAt) / 1000 }));

  const stopping = new AbortController();
  if (service && config.warmPictures && config.mode === 'demo' && !dev) {
    drawAhead(config, stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted)
        log.warn({ err: error }, 'pictures could not be drawn in advance');
    });
  }

  onStopSignal(async () => {
    say('Stopping ...');
    stopping.abort();
    front.startDraining();
    await sleep(config.edge.stopNoticeMs);
    await drain(server, DRAIN_MS);
    front.close();
    await bank?.close();
    await storefront.close();
    await service?.close();
    log.flush();
  });
}
