import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../../modules/uploads/ports.ts';
import { writeWhole } from '../../core/write-whole.ts';

/** Files in a folder that processes of one machine may share. */
export function createFolderStore(folder: string): FileStore {
  return {
    put: (key, bytes) => writeWhole(join(folder, key), bytes),
    get: async (key) => {
      try {
        return new Uint8Array(await readFile(join(folder, key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}
