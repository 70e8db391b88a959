import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeWhole } from '../core/write-whole.ts';

/**
 * Only one process may open the embedded database, so other processes request maintenance through a file in the data
 * folder. Write access there equals access to the database, and no network reaches it.
 */
const filesOf = (folder: string) => ({
  asked: join(folder, 'maintenance-request'),
  taken: join(folder, 'maintenance-request.taken'),
});

const POLL_MS = 100;
/** The shop polls twice a second; a busy one takes longer. */
const WAIT_MS = 10_000;

/** Whether the process holding the folder handled the request; one that is not a shop never does. */
export async function requestMaintenance(folder: string, isClosed: boolean): Promise<boolean> {
  const { asked, taken } = filesOf(folder);
  await writeWhole(asked, Buffer.from(isClosed ? 'on' : 'off'));
  const deadline = performance.now() + WAIT_MS;
  while (existsSync(asked) || existsSync(taken)) {
    if (performance.now() > deadline) {
      await forgetMaintenanceRequest(folder);
      return false;
    }
    await sleep(POLL_MS);
  }
  return true;
}

/** Handles a pending request, if any; deletes the file when done. */
export async function meetMaintenanceRequest(
  folder: string,
  set: (isClosed: boolean) => Promise<void>,
): Promise<void> {
  const { asked, taken } = filesOf(folder);
  if (!existsSync(asked)) return;
  await rename(asked, taken);
  await set((await readFile(taken, 'utf8')) === 'on');
  await rm(taken, { force: true });
}

/** Deletes stale requests, as after a crash, so they are not handled later. */
export async function forgetMaintenanceRequest(folder: string): Promise<void> {
  await Promise.all(Object.values(filesOf(folder)).map((file) => rm(file, { force: true })));
}
