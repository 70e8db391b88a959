import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantShelves } from '../../tests/harness/catalogue.ts';
import { composeService } from './compose.ts';
import { readConfig } from './config/config.ts';
import { openDatabase } from '../db/client.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arun-compose-'));
  // The demo fills an empty database only, which takes its time.
  const database = await openDatabase({ folder });
  await plantShelves(database.db);
  await database.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('has pages below /dev in the demo only', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  const config = readConfig({ DATA_DIR: folder });
  const statusIn = async (mode: 'demo' | 'production') => {
    const service = await composeService({ ...config, mode }, log);
    const { status } = await service.fetch(new Request('http://shop.test/dev/outbox'));
    await service.close();
    return status;
  };
  expect(await statusIn('demo')).toBe(200);
  expect(await statusIn('production')).toBe(404);
  expect(lines.join('')).not.toContain('error');
});
