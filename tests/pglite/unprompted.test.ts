import { expect, it } from 'vitest';
import { breakUsedGround, startService } from '../harness/service-process.ts';
import { findUnanswered } from '../harness/unprompted.ts';

// The database makes no difference here; the whole shop is asked in a journey.
it('the API alone answers what browsers ask of an origin unprompted', async () => {
  const ground = await breakUsedGround();
  const service = await startService(ground);
  try {
    expect(await findUnanswered(`http://127.0.0.1:${String(service.port)}`)).toEqual([]);
  } finally {
    await service.stop();
    await ground.remove();
  }
});
