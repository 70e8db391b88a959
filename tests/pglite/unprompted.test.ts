import { expect, it } from 'vitest';
import { breakUsedGround, startService } from '../harness/service-process.ts';
import { findUnanswered } from '../harness/unprompted.ts';

// Independent of the database; a journey tests the whole shop.
it('the standalone API answers unprompted requests of browsers', async () => {
  const ground = await breakUsedGround();
  const service = await startService(ground);
  try {
    expect(await findUnanswered(`http://127.0.0.1:${String(service.port)}`)).toEqual([]);
  } finally {
    await service.stop();
    await ground.remove();
  }
});
