/**
 * `npm run content -- export|import|check <folder>`: merchant pages as files.
 * `npm run content -- preview <path> [--hours 48]`: preview links to an unpublished page.
 * `npm run content -- invite <path> <action> [--uses 1]`: invitation code for a campaign, with a limit of uses.
 */
import { parseArgs } from 'node:util';
import { ConfigError, type Config } from '../server/config/config.ts';
import type { Database } from '../server/db/client.ts';
import { previewPass } from '../server/modules/pages/rules/preview.ts';
import { createHasher } from '../server/core/world.ts';
import { readFolder, writeFolder } from './content/folder.ts';
import type { Problem } from './content/page-file.ts';
import { filesOf, readPages } from './content/pages.ts';
import { addInvite } from './content/invites.ts';
import { findDead } from './content/references.ts';
import { loadKnown, loadPages, pageNumber, savePages } from './content/store.ts';
import { runTask, withDatabase } from './task.ts';

const USAGE = `npm run content -- export|import|check <folder>
npm run content -- preview <path> [--hours 48]
npm run content -- invite <path> <action> [--uses 1]`;
const MAX_HOURS = 720;
const MAX_USES = 100_000;

async function exportTo(db: Database, folder: string): Promise<void> {
  const pages = await loadPages(db);
  for (const page of pages) await writeFolder(folder, filesOf(page));
  console.log(`${String(pages.length)} pages in ${folder}`);
}

/** Time of the shop's clock; a demo may start at a fixed time. */
function shopTime({ devClockStart }: Config): Date {
  return devClockStart ?? new Date();
}

/** @param savedAt undefined for a dry run */
async function importFrom(db: Database, folder: string, savedAt?: Date): Promise<void> {
  const { pages, problems } = readPages(await readFolder(folder));
  const known = await loadKnown(
    db,
    pages.map(({ page }) => page.path),
  );
  const wrong = [...problems, ...findDead(pages, known)];
  if (wrong.length > 0) {
    tell(wrong);
    console.error(savedAt ? 'Nothing was imported.' : `${String(wrong.length)} problems.`);
    process.exitCode = 1;
    return;
  }
  if (!savedAt) {
    console.log(`${String(pages.length)} pages, no problems.`);
    return;
  }
  const rows = pages.map(({ page }) => page);
  const { added, changed, same } = await savePages(db, rows, savedAt);
  console.log(`${String(added)} added, ${String(changed)} changed, ${String(same)} unchanged.`);
}

function tell(problems: readonly Problem[]): void {
  for (const { file, line, message } of problems) {
    console.error(`${file}:${String(line)} ${message}`);
  }
}

async function linkTo(db: Database, config: Config, path: string, hours: number): Promise<void> {
  const id = await pageNumber(db, path);
  if (id === undefined) throw new ConfigError([`There is no page ${path}`]);
  const until = new Date(shopTime(config).getTime() + hours * 3_600_000);
  const pass = previewPass(createHasher(config.appSecret), id, until);
  console.log(`${config.publicUrl}/preview/${pass}\n${config.publicUrl}/th/preview/${pass}`);
}

async function invite(db: Database, config: Config, path: string, actionId: string, uses: number) {
  const code = await addInvite(db, createHasher(config.appSecret), { path, actionId, uses });
  if (code === undefined)
    throw new ConfigError([
      `${path} has no action ${actionId} that takes the code of an invitation`,
    ]);
  console.log(code);
}

type Work = (db: Database, config: Config) => Promise<void>;

function readWork(): Work | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      hours: { type: 'string', default: '48' },
      uses: { type: 'string', default: '1' },
    },
  });
  const [command = '', target, actionId = ''] = positionals;
  const hours = Number(values.hours);
  const uses = Number(values.uses);
  if (target === undefined || !(hours > 0 && hours <= MAX_HOURS)) return undefined;
  if (!Number.isInteger(uses) || uses < 1 || uses > MAX_USES) return undefined;
  const works: Readonly<Record<string, Work>> = {
    export: (db) => exportTo(db, target),
    import: (db, config) => importFrom(db, target, shopTime(config)),
    check: (db) => importFrom(db, target),
    preview: (db, config) => linkTo(db, config, target, hours),
    invite: (db, config) => invite(db, config, target, actionId, uses),
  };
  return works[command];
}

await runTask(async (config) => {
  const work = readWork();
  if (!work) throw new ConfigError([USAGE]);
  await withDatabase(config, (db) => work(db, config));
});
