import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantShelves } from '../../tests/harness/catalog.ts';
import { composeService } from './compose.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/client.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arun-compose-'));
  // Seeding the demo is slow, and it fills empty databases only.
  const database = await openDatabase({ folder });
  await plantShelves(database.db);
  await database.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });

async function answersIn(mode: 'demo' | 'production', ...paths: readonly string[]) {
  const config = readConfig({ DATA_DIR: folder, MEDIA_DIR: join(folder, 'media') });
  const service = await composeService({ ...config, mode }, log);
  const answers: Response[] = [];
  for (const path of paths) {
    answers.push(await service.fetch(new Request(`http://shop.test${path}`)));
  }
  const shown = answers.map(async (answer) => [answer.status, await answer.text()] as const);
  const all = await Promise.all(shown);
  await service.close();
  return all;
}

it('has pages below /dev, and draws pictures, in the demo only', async () => {
  await mkdir(join(folder, 'media/pictures/brands'), { recursive: true });
  await writeFile(join(folder, 'media/pictures/brands/1.webp'), 'a photo of the merchant');
  const paths = ['/dev/outbox', '/media/brands/1.webp', '/media/scenes/promo-payday.webp'];
  const [outbox, logo, scene] = await answersIn('demo', ...paths);
  expect([outbox?.[0], logo?.[0], scene?.[0]]).toEqual([200, 200, 200]);
  expect(logo?.[1]).not.toBe('a photo of the merchant');
  const [none, photo, missing] = await answersIn('production', ...paths);
  expect([none?.[0], missing?.[0]]).toEqual([404, 404]);
  expect(photo).toEqual([200, 'a photo of the merchant']);
  expect(lines.join('')).not.toContain('error');
});
