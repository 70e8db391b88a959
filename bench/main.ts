/** `npm run bench`: measures the shop on this machine and checks its floors; `--only memory,prices` runs parts. */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { apiCalls } from './api-calls.ts';
import { createBench, type Part } from './bench.ts';
import { cachedPages } from './cached-pages.ts';
import { checkouts } from './checkouts.ts';
import { conversations } from './conversations.ts';
import { eventStreams } from './event-streams.ts';
import { firstClick } from './first-click.ts';
import { firstPaints } from './first-paints.ts';
import { firstPress } from './first-press.ts';
import { goalTable, type Figures } from './goals.ts';
import { largeCatalog } from './large-catalog.ts';
import { lighthouse } from './lighthouse.ts';
import { longPast } from './long-past.ts';
import { memory } from './memory.ts';
import { newPages } from './new-pages.ts';
import { officeLists } from './office-lists.ts';
import { pageWeights } from './page-weights.ts';
import { prices } from './prices.ts';
import { missedFloors, render, type Table } from './report.ts';
import { saves } from './saves.ts';
import { startUp } from './start-up.ts';
import { uncachedPages } from './uncached-pages.ts';

const LIMIT_MS = 30 * 60_000;

/** In order of execution: the first builds the storefront for the others. */
const PARTS: Readonly<Record<string, Part>> = {
  'start-up': startUp,
  'cached-pages': cachedPages,
  'uncached-pages': uncachedPages,
  'new-pages': newPages,
  'api-calls': apiCalls,
  memory,
  'page-weights': pageWeights,
  'first-paints': firstPaints,
  'first-click': firstClick,
  'first-press': firstPress,
  lighthouse,
  checkouts,
  prices,
  'large-catalog': largeCatalog,
  'office-lists': officeLists,
  saves,
  'long-past': longPast,
  conversations,
  'event-streams': eventStreams,
};

async function run(names: readonly string[]): Promise<number> {
  const bench = createBench();
  const figures: Figures = {};
  let missed = 0;
  const show = (table: Table) => {
    console.log(render(table));
    missed += missedFloors(table);
  };
  try {
    for (const name of names) {
      const table = await PARTS[name]?.(bench);
      if (table === undefined) continue;
      show(table);
      Object.assign(figures, table.figures);
    }
    if (Object.keys(figures).length > 0) show(goalTable(figures));
  } finally {
    await bench.close();
  }
  return missed;
}

function chosen(): string[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const only = values.only?.split(',') ?? Object.keys(PARTS);
  const unknown = only.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    throw new Error(`--only takes ${Object.keys(PARTS).join(', ')}, not ${unknown.join(',')}`);
  }
  return Object.keys(PARTS).filter((name) => only.includes(name));
}

const startedAt = performance.now();
setTimeout(() => {
  console.error(`Timed out after ${String(LIMIT_MS / 60_000)} minutes.`);
  process.exit(1);
}, LIMIT_MS).unref();
try {
  const [minute = 0] = loadavg();
  console.log(
    `Node ${process.version}, ${String(availableParallelism())} cores, load before the run ${minute.toFixed(1)}`,
  );
  if (minute > 0.5)
    console.log('Other programs are using this machine; the figures will be too low.');
  const missed = await run(chosen());
  console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s in total.`);
  console.log(missed === 0 ? 'All floors were met.' : `${String(missed)} floors were missed.`);
  process.exit(missed === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
