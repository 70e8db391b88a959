import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startShop, type Part } from './bench.ts';
import { withFolder } from './processes.ts';
import { floor } from './report.ts';

const NEXT_FOLDER = join(import.meta.dirname, '../.next');
const FIRST_LIMIT_SECONDS = 60;
const SECOND_LIMIT_SECONDS = 10;

/** Time from the command to the first page: without build and data, as after `npm ci`, then again. */
export const startUp: Part = async () => {
  await rm(NEXT_FOLDER, { recursive: true, force: true });
  return withFolder(async (folder) => {
    const first = await startOnce(folder);
    const second = await startOnce(folder);
    return {
      title: 'Start-up: seconds from the command to the first page',
      columns: ['start', 'seconds', 'floor'],
      rows: [
        [
          'first: build, migrate, seed',
          first.toFixed(1),
          floor(first, { max: FIRST_LIMIT_SECONDS, unit: ' s' }),
        ],
        ['second', second.toFixed(1), floor(second, { max: SECOND_LIMIT_SECONDS, unit: ' s' })],
      ],
    };
  });
};

async function startOnce(folder: string): Promise<number> {
  const shop = await startShop({ DATA_DIR: folder });
  await shop.stop();
  return shop.startSeconds;
}
