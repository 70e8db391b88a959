import { ok, refuse, type Result } from '../../../core/result.ts';
import { versionOf } from '../../../core/version.ts';
import type { StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import type { Ids } from '../../../core/ports.ts';
import type { CleanPictures, FileStore } from '../../uploads/ports.ts';
import type { MediaPicture, MediaRepo } from '../ports.ts';

/** Files of a picture, without the extension: for the shop, and for lists of the office. */
export const mediaFiles = (file: string) => [file, `${file}-small`] as const;

export function mediaVersion({ altEn, altTh, framing, binnedAt }: MediaPicture): string {
  return versionOf(altEn, altTh, framing, binnedAt !== null);
}

interface Store {
  readonly pictureFiles: FileStore;
  readonly ids: Pick<Ids, 'token'>;
}

/** Keeps a square under a new name: addresses of pictures change with their pixels. */
export async function putSquare({ pictureFiles, ids }: Store, { whole, small }: CleanPictures) {
  const file = `library/${ids.token()}`;
  const [wholeFile, smallFile] = mediaFiles(file);
  await pictureFiles.put(`${wholeFile}.webp`, whole.bytes, 'image/webp');
  await pictureFiles.put(`${smallFile}.webp`, small.bytes, 'image/webp');
  return { file, width: whole.width, height: whole.height };
}

export async function withoutFiles(
  pictureFiles: Pick<FileStore, 'remove'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) await pictureFiles.remove(`${name}.webp`);
}

export async function reread(
  media: Pick<MediaRepo, 'read'>,
  id: number,
): Promise<Result<MediaPicture>> {
  const picture = await media.read(id);
  return picture ? ok(picture) : refuse('NOT_FOUND');
}

/** Values in the audit log. */
export function shownMedia({ altEn, altTh, framing, binnedAt }: MediaPicture) {
  const { crop, focus } = framing;
  return {
    ...{ alt_en: altEn, alt_th: altTh, bin: binnedAt !== null },
    crop:
      crop &&
      `${String(crop.width)} × ${String(crop.height)} + ${String(crop.x)} + ${String(crop.y)}`,
    focus: focus && `${String(focus.x)} % / ${String(focus.y)} %`,
  };
}

export function mediaEntry(call: StaffCall, action: string, id: number) {
  return auditLine(call, action, `picture ${String(id)}`);
}
