import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeWhole } from '../core/write-whole.ts';

/**
 * The embedded database belongs to one process, so another one asks it to close or open the shop: by a file in the data
 * folder, which only those can write who may write the database itself, and which no network reaches.
 */
const filesOf = (folder: string) => ({
  asked: join(folder, 'maintenance-request'),
  taken: join(folder, 'maintenance-request.taken'),
});

const POLL_MS = 100;
/** The shop looks twice a second; a busy one takes longer. */
const WAIT_MS = 10_000;

/** Answers whether the process that has the folder did it; one that is no shop does not. */
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

/** Does what is asked, if anything is. The file goes when it is done. */
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

/** One that nobody waits for any more, as after a crash, must not be met later. */
export async function forgetMaintenanceRequest(folder: string): Promise<void> {
  await Promise.all(Object.values(filesOf(folder)).map((file) => rm(file, { force: true })));
}
