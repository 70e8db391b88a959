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

// Independent of the database; a journey runs the same clients against the whole shop.
it('the standalone API survives clients that abort or never finish, and leaks no descriptor', async () => {
  await beRude(service.port, () => socketsOf(service.pid), CLIENTS);
  expect((await service.call('GET', '/maintenance')).status).toBe(200);
});
