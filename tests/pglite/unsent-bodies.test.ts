import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  breakUsedGround,
  startService,
  type Ground,
  type ServiceProcess,
} from '../harness/service-process.ts';
import { answerBeforeBody, NO_CALLS } from '../harness/unsent-body.ts';

let ground: Ground;
let service: ServiceProcess;

beforeAll(async () => {
  ground = await breakUsedGround();
  service = await startService(ground);
});
afterAll(async () => {
  await service.stop();
  await ground.remove();
});

// Independent of the database; a journey tests the whole shop.
it.each(NO_CALLS)(
  'the standalone API answers $call $headers before its body arrives',
  async ({ call, headers }) => {
    expect(await answerBeforeBody(service.port, call, headers)).toBe(404);
  },
);

it('the standalone API refuses a declared body that is too large before it arrives', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '1048577' };
  expect(await answerBeforeBody(service.port, 'POST /api/v1/guest/otp', headers)).toBe(413);
});
