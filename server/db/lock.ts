import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Owner {
  readonly pid: number;
  /** When the process started, in the kernel's own unit: tells a reused pid from the owner. */
  readonly startedAt: string;
}

export class FolderLockedError extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${String(pid)}. ` +
        'Two processes on one folder would lose data: stop that one, or set DATA_DIR to another folder.',
    );
    this.name = 'FolderLockedError';
    this.pid = pid;
  }
}

/** Takes the folder for this process; refuses while its owner lives, and takes over from a dead one. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock.json');
  const self: Owner = { pid: process.pid, startedAt: startTime(process.pid) ?? '' };
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFile(draft, JSON.stringify(self));
  try {
    while (!(await claim(draft, file))) {
      const owner = await readOwner(file);
      if (owner && isAlive(owner)) throw new FolderLockedError(folder, owner.pid);
      await discard(file);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(file, { force: true });
}

/** A link appears whole and at once, and fails where the file exists. */
async function claim(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch {
    // Missing, or cut short by a crash while it was written: nobody holds it.
    return undefined;
  }
}

/** Moves a dead lock away; one that a faster process has just taken instead is put back. */
async function discard(file: string): Promise<void> {
  const aside = `${file}.${randomUUID()}.dead`;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return;
  }
  const owner = await readOwner(aside);
  if (owner && isAlive(owner)) await claim(aside, file);
  await rm(aside, { force: true });
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const startedAt = startTime(owner.pid);
  return startedAt === undefined || owner.startedAt === '' || startedAt === owner.startedAt;
}

function startTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    // No /proc on this system: the pid alone must do.
    return undefined;
  }
}
