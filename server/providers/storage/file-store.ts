import { join } from 'node:path';
import type { Config } from '../../runtime/config/config.ts';
import type { FileStore } from '../../modules/uploads/ports.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

type Chosen = Pick<Config, 's3' | 'mediaDir'>;

/** Where pictures of members are kept, as the configuration chooses. */
export function fileStoreOf({ s3, mediaDir }: Chosen): FileStore {
  return s3 ? createS3Store(s3) : createFolderStore(join(mediaDir, 'uploads'));
}

/** Where the merchant puts pictures of products, brands and pages; the shop only reads them. */
export function pictureFilesOf({ s3, mediaDir }: Chosen): Pick<FileStore, 'get'> {
  const store = s3 ? createS3Store(s3) : createFolderStore(mediaDir);
  return { get: (key) => store.get(`pictures/${key}`) };
}
