import { afterAll, beforeAll, expect, it } from 'vitest';
import { beRude, socketsOf } from '../harness/rude-sockets.ts';
import {
  breakUsedGround,
  startService,
  type Ground,
  type ServiceProcess,
} from '../harness/service-process.ts';

const CLIENTS = 500;

let ground: Ground;
let service: ServiceProcess;

beforeAll(async () => {
  ground = await breakUsedGround();
  service = await startService(ground, { env: { HEADERS_TIMEOUT_S: '1' } });
});
afterAll(async () => {
  await service.stop();
  await ground.remove();
});

// The database makes no difference here; the whole shop meets the same clients in a journey.
it('the API alone outlives clients that break off or never end, and keeps no descriptor', async () => {
  await beRude(service.port, () => socketsOf(service.pid), CLIENTS);
  expect((await service.call('GET', '/maintenance')).status).toBe(200);
});
