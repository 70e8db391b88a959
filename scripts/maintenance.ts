/** `npm run maintenance -- on|off`: closes the shop or opens it again, within some seconds. */
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/client.ts';
import { createMaintenanceRepo } from '../server/db/repos/maintenance.ts';

const [state] = process.argv.slice(2);
if (state !== 'on' && state !== 'off') {
  console.error('Say on or off: npm run maintenance -- on');
  process.exit(2);
}
const config = readConfig(process.env);
const database = await openDatabase(
  config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir },
);
await createMaintenanceRepo(database.db).set(state === 'on');
await database.close();
console.log(state === 'on' ? 'The shop is closed for maintenance.' : 'The shop is open.');
