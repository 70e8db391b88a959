import { ok, refuse, type Result } from '../../../core/result.ts';
import type { UploadRepo } from '../../uploads/ports.ts';
import { uploadNames } from './photo-names.ts';

interface PhotoChange {
  readonly memberId: number;
  /** Photos of the review so far. */
  readonly before: readonly string[];
  /** Names of uploads. */
  readonly after: readonly string[];
  readonly at: Date;
}

/** Claims new photos, releases removed ones, and hides the rest until moderation. */
export async function changePhotos(
  uploads: UploadRepo,
  { memberId, before, after, at }: PhotoChange,
): Promise<Result<void>> {
  const had = uploadNames(before);
  const added = after.filter((name) => !had.includes(name));
  const isTwice = new Set(after).size < after.length;
  if (isTwice || !(await uploads.claim(added, { memberId, kind: 'review' }, at))) {
    return refuse('VALIDATION', { fields: { photos: 'errors.field.invalid' } });
  }
  await uploads.release(
    had.filter((name) => !after.includes(name)),
    at,
  );
  await uploads.setPublic(after, false);
  return ok(undefined);
}
