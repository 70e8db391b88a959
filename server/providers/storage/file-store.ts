import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../core/write-whole.ts';
import type { FileStore } from '../../modules/uploads/ports.ts';
import type { Config } from '../../config/config.ts';
import { createS3Store } from './s3-store.ts';

/** File store in a folder, which processes of one machine may share. */
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

type Chosen = Pick<Config, 's3' | 'mediaDir'>;

export function fileStoreOf({ s3, mediaDir }: Chosen): FileStore {
  return s3 ? createS3Store(s3) : createFolderStore(join(mediaDir, 'uploads'));
}

/** The merchant's pictures of products, brands and pages; the shop writes those that the office uploads. */
export function pictureFilesOf({ s3, mediaDir }: Chosen): FileStore {
  const store = s3 ? createS3Store(s3) : createFolderStore(mediaDir);
  const named = (key: string) => `pictures/${key}`;
  return {
    put: (key, bytes, type) => store.put(named(key), bytes, type),
    get: (key) => store.get(named(key)),
    remove: (key) => store.remove(named(key)),
  };
}
