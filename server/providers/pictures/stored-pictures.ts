import { hash } from 'node:crypto';
import type { Picture, Pictures } from '../../modules/catalog/pictures.ts';
import type { FileStore } from '../../modules/uploads/ports.ts';

/** The merchant's own pictures, by name (`docs/operations.md`, "Pictures"). */
export function createStoredPictures(files: Pick<FileStore, 'get'>): Pictures {
  const read = async (key: string, type: Picture['type']): Promise<Picture | undefined> => {
    const bytes = await files.get(key);
    if (!bytes) return undefined;
    const etag = `"${hash('sha256', bytes).slice(0, 16)}"`;
    return { etag, type, bytes: () => Promise.resolve(bytes) };
  };
  const webp = (name: string) => read(`${name}.webp`, 'image/webp');
  const jpeg = (name: string) => read(`${name}.jpg`, 'image/jpeg');
  return {
    product: webp,
    brand: (id) => webp(`brands/${String(id)}`),
    scene: (name) => webp(`scenes/${name}`),
    share: (kind, id, locale) => jpeg(`share/${kind}-${String(id)}-${locale}`),
    sharePage: (page, locale) => jpeg(`share/${page}-${locale}`),
  };
}
