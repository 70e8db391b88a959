import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp } from './runtime/failures.ts';
import { openShop } from './runtime/shop.ts';

const ENVIRONMENT = join(import.meta.dirname, '../.env');
const OPTIONS = { dev: { type: 'boolean', default: false } } as const;

try {
  const { values } = parseArgs({ options: OPTIONS });
  if (existsSync(ENVIRONMENT)) process.loadEnvFile(ENVIRONMENT);
  await openShop(values.dev);
} catch (error) {
  giveUp(error);
}
