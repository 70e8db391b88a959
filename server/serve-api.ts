import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './core/ports.ts';
import { readConfig, type Config } from './config/config.ts';
import { createObserver } from './edge/access-log.ts';
import { createPatternOf } from './edge/address-pattern.ts';
import { createApiListener } from './edge/api-only.ts';
import { createHealth } from './edge/health.ts';
import { createHttpServer, drain, listen } from './edge/http-server.ts';
import { Metrics } from './edge/metrics.ts';
import { keepPublicReads } from './edge/public-reads.ts';
import { createRequestIds } from './edge/request-id.ts';
import { securityHeaders } from './edge/security-headers.ts';
import { createServiceHandler } from './edge/service-direct.ts';
import type { Service } from './edge/types.ts';
import { openUnprompted } from './edge/unprompted.ts';
import { giveUp } from './runtime/failures.ts';
import { createLogger } from './runtime/log.ts';
import { loadService } from './runtime/load-service.ts';
import { onStopSignal } from './runtime/signals.ts';

const ROOT = join(import.meta.dirname, '..');
const DRAIN_MS = 10_000;

/** Layers between the socket and the service, as in the front server. */
async function createGate(config: Config, service: Service, log: Logger) {
  const security = securityHeaders(config);
  const metrics = new Metrics(service.readings);
  const handler = createServiceHandler(service, { security, trustProxy: config.trustProxy, log });
  let stopping = false;
  const draining = () => stopping;
  const listener = createApiListener({
    config,
    log,
    security,
    requestId: createRequestIds(),
    observe: createObserver(config, log, metrics, createPatternOf({ config, service })),
    health: createHealth({ config, security, metrics, ready: () => service.ready(), draining }),
    service: handler.handle,
    unprompted: await openUnprompted(join(ROOT, 'public'), { ...config, security }),
    draining,
  });
  return {
    listener,
    startDraining: () => {
      stopping = true;
      handler.endStreams();
    },
    close: () => handler.close(),
  };
}

/** Starts the API alone on a port: any number of such processes may share one PostgreSQL. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  const { composeService } = await loadService();
  const service = keepPublicReads(await composeService(config, log));
  const gate = await createGate(config, service, log);
  const server = createHttpServer(gate.listener, config.edge);
  await listen(server, config.port, config.host);
  process.stdout.write(`The API listens on port ${String(config.port)}\n`);

  onStopSignal(async () => {
    gate.startDraining();
    await sleep(config.edge.stopNoticeMs);
    await drain(server, DRAIN_MS);
    gate.close();
    await service.close();
    log.flush();
  });
}

const environmentFile = join(ROOT, '.env');
try {
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  await start();
} catch (error) {
  giveUp(error);
}
