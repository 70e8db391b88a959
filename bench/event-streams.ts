import { openDatabase } from '../server/db/client.ts';
import { createHasher, systemClock } from '../server/core/world.ts';
import { ok } from '../server/core/result.ts';
import { orderNotices } from '../server/modules/orders/notices.ts';
import { createTransact } from '../server/runtime/unit-of-work.ts';
import { signIn, type TestMember } from '../tests/harness/members.ts';
import { freePort } from '../tests/harness/ports.ts';
import { createDatabase } from '../tests/harness/postgres.ts';
import type { Part } from './bench.ts';
import { collectGarbage, residentMemory } from './footprint.ts';
import { quantile } from './load.ts';
import { startProcess } from './processes.ts';
import { floor, milliseconds } from './report.ts';
import { openStreams } from './streams.ts';

const STREAMS = 1_000;
/** Streams opened and closed before measuring, to compile code and fill pools. */
const WARM_UP = 200;
const SECRET = 'a secret for benchmarks only';
const BYTES_MAX = 60_000;
const REACH_MAX_MS = 1_000;

/** Memory per open event stream, and the latency of a broadcast notice. */
export const eventStreams: Part = async (bench) => {
  const { base } = await bench.postgres();
  const url = await createDatabase(base, 'bench_streams');
  const database = await openDatabase({ url });
  const world = { db: database.db, clock: systemClock, hasher: createHasher(SECRET) };
  const members: TestMember[] = [];
  for (let n = 0; n < STREAMS; n += 1) members.push(await signIn(world));
  const tokens = members.map(({ token }) => token);
  const inspectPort = await freePort();
  const service = await startProcess({
    script: 'server/serve-api.ts',
    ready: '/readyz',
    env: {
      ...{ DATABASE_URL: url, APP_SECRET: SECRET, LOG_LEVEL: 'error', HOST: '127.0.0.1' },
      NODE_OPTIONS: `--inspect=127.0.0.1:${String(inspectPort)}`,
    },
  });
  const memory = async () => {
    await collectGarbage(inspectPort);
    return residentMemory(service.url);
  };
  const warm = await openStreams(service.url, tokens.slice(0, WARM_UP));
  await Promise.all(warm.map((stream) => stream.close()));
  const before = await memory();
  const streams = await openStreams(service.url, tokens);
  const weight = ((await memory()) - before) / STREAMS;

  const arrivals = streams.map((stream) => stream.beyond('notification', 0));
  const transact = createTransact(database.db, undefined, database.signals.notify);
  await transact(async ({ notifications }) => {
    for (const { memberId } of members) {
      await notifications.add(memberId, orderNotices.about('placed', 'AR1'), systemClock.now());
    }
    return ok(undefined);
  });
  const committedAt = performance.now();
  const delays = (await Promise.all(arrivals))
    .map((at) => at - committedAt)
    .toSorted((a, b) => a - b);
  const last = delays.at(-1) ?? Infinity;
  await Promise.all(streams.map((stream) => stream.close()));
  await service.stop();
  await database.close();
  return {
    title: `${STREAMS.toLocaleString('en')} open event streams on one process, PostgreSQL`,
    columns: ['what', 'figure', 'floor'],
    rows: [
      [
        'resident memory of a stream',
        `${(weight / 1000).toFixed(1)} kB`,
        floor(weight, { max: BYTES_MAX, unit: ' B' }),
      ],
      [
        'a notice to all, from its commit: half of them',
        `${milliseconds(quantile(delays, 0.5))} ms`,
        '',
      ],
      ['the last one', `${milliseconds(last)} ms`, floor(last, { max: REACH_MAX_MS, unit: ' ms' })],
    ],
  };
};
