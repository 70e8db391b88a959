import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  breakUsedGround,
  startService,
  type Ground,
  type ServiceProcess,
} from '../harness/service-process.ts';

let ground: Ground;
let service: ServiceProcess;

beforeAll(async () => {
  ground = await breakUsedGround();
  service = await startService(ground, { env: { STOP_NOTICE_S: '3' } });
});
afterAll(() => ground.remove());

/** On its own connection, like a load balancer's health check. */
const look = async () => {
  const headers = { Connection: 'close' };
  return (await fetch(`http://127.0.0.1:${String(service.port)}/readyz`, { headers })).status;
};

it('reports that it is stopping, and still answers, before refusing connections', async () => {
  expect(await look()).toBe(200);
  const stopped = service.stop();
  await expect.poll(look).toBe(503);
  expect((await service.call('GET', '/maintenance')).status).toBe(200);
  expect(await stopped).toBe(0);
  await expect(look()).rejects.toThrow();
});
