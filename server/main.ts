import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { settleProcess } from './runtime/process-settings.ts';

const ROOT = join(import.meta.dirname, '..');

settleProcess(ROOT);
// Loaded after the re-execution.
const { ensureBuild } = await import('./runtime/build.ts');
const { giveUp } = await import('./runtime/failures.ts');
const { openShop } = await import('./shop.ts');

const OPTIONS = {
  dev: { type: 'boolean', default: false },
  build: { type: 'boolean', default: false },
} as const;
try {
  const { values } = parseArgs({ options: OPTIONS });
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  // A build needs no configuration: one image serves every environment.
  if (values.build) {
    const say = (line: string) => process.stdout.write(`${line}\n`);
    await ensureBuild({ root: ROOT, env: process.env, say });
  } else await openShop(values.dev);
} catch (error) {
  giveUp(error);
}
