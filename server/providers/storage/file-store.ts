import { join } from 'node:path';
import type { Config } from '../../runtime/config/config.ts';
import type { FileStore } from '../../modules/uploads/ports.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

/** Where pictures of members are kept, as the configuration chooses. */
export function fileStoreOf({ s3, mediaDir }: Pick<Config, 's3' | 'mediaDir'>): FileStore {
  return s3 ? createS3Store(s3) : createFolderStore(join(mediaDir, 'uploads'));
}
