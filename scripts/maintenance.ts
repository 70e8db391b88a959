/**
 * `npm run maintenance -- on|off|link`: closes or opens the shop within seconds. `link` prints an address that lets one
 * browser in while it is closed.
 */
import type { Config } from '../server/config/config.ts';
import { requestMaintenance } from '../server/runtime/maintenance-request.ts';
import { FolderLockedError } from '../server/db/lock.ts';
import { createMaintenanceRepo } from '../server/modules/maintenance/repo.ts';
import { BEHIND_PATH, createLookBehind } from '../server/modules/maintenance/rules/look-behind.ts';
import { createHasher } from '../server/core/world.ts';
import { runTask, withDatabase } from './task.ts';

const LINK_HOURS = 8;

async function set(config: Config, isClosed: boolean): Promise<void> {
  try {
    await withDatabase(config, (db) => createMaintenanceRepo(db).set(isClosed));
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    if (!(await requestMaintenance(config.dataDir, isClosed))) throw error;
  }
  console.log(isClosed ? 'The shop is closed for maintenance.' : 'The shop is open.');
}

function printLink({ appSecret, publicUrl }: Config): void {
  const until = new Date(Date.now() + LINK_HOURS * 3_600_000);
  const pass = createLookBehind(createHasher(appSecret)).issue(until);
  console.log(`${publicUrl}${BEHIND_PATH}/${pass}`);
}

const [state] = process.argv.slice(2);
if (state === 'link') await runTask(printLink);
else if (state === 'on' || state === 'off') await runTask((config) => set(config, state === 'on'));
else {
  console.error('Usage: npm run maintenance -- on|off|link');
  process.exitCode = 2;
}
