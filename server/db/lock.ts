import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Holder of a folder, for the message only: pids and host names mean nothing across containers. */
interface Owner {
  readonly pid: number;
  readonly host: string;
}

export class FolderLockedError extends Error {
  constructor(folder: string, owner: Owner | undefined) {
    const who = owner
      ? `process ${String(owner.pid)}${owner.host === hostname() ? '' : ` on ${owner.host}`}`
      : 'another process';
    super(
      `The data folder ${folder} is in use by ${who}. ` +
        'Two processes on one folder would lose data: stop that one, or set DATA_DIR to another folder.',
    );
    this.name = 'FolderLockedError';
  }
}

const SQLITE_BUSY = 5;

/**
 * Takes the folder for this process, or refuses while another holds it. The kernel holds the lock
 * by file, not by pid, so it works across containers and ends with its process. Node cannot lock
 * files; its bundled SQLite does so for an exclusive transaction.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock.json');
  const lock = openLock(folder);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: unknown }).errcode !== SQLITE_BUSY) throw error;
    throw new FolderLockedError(folder, await readOwner(file));
  }
  const self: Owner = { pid: process.pid, host: hostname() };
  await writeFile(file, JSON.stringify(self));
  return async () => {
    await rm(file, { force: true });
    lock.close();
  };
}

function openLock(folder: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  } catch (cause) {
    throw new Error(`No write permission for the data folder ${folder}`, { cause });
  }
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    const { pid, host } = JSON.parse(await readFile(file, 'utf8')) as Partial<Owner>;
    return pid === undefined || host === undefined ? undefined : { pid, host };
  } catch {
    // The owner has not finished writing it.
    return undefined;
  }
}
