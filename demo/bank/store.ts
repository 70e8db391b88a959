import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { bankStateSchema, OFF, type BankState } from './wire.ts';

/** More charges than a demo ever shows; older ones are dropped. */
const KEPT = 5_000;

export interface BankStore {
  readonly state: BankState;
  /** Resolves once all changes made before the call are on disk. */
  save(): Promise<void>;
}

/** An unreadable file counts as empty: the sandbox holds no real money. */
async function read(file: string): Promise<BankState> {
  try {
    return bankStateSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { charges: [], callbacks: [], switches: { ...OFF } };
  }
}

/** The sandbox bank's state: one JSON file, replaced atomically, so that a crash leaves the old or the new one. */
export async function openBankStore(file: string): Promise<BankStore> {
  await mkdir(dirname(file), { recursive: true });
  const state = await read(file);
  let last: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;

  async function write(): Promise<void> {
    queued = undefined;
    state.charges.splice(0, Math.max(0, state.charges.length - KEPT));
    await writeFile(`${file}.new`, JSON.stringify(state));
    await rename(`${file}.new`, file);
  }

  return {
    state,
    // Calls during a write share the next one.
    save: () => {
      if (queued) return queued;
      const next = last.then(write, write);
      queued = next;
      last = next;
      return next;
    },
  };
}
