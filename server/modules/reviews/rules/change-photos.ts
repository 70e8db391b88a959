import { ok, refuse, type Result } from '../../../core/result.ts';
import type { UploadRepo } from '../../uploads/ports.ts';
import { uploadNames } from './photo-names.ts';

interface PhotoChange {
  readonly memberId: number;
  /** As the review had them. */
  readonly before: readonly string[];
  /** Names of uploads. */
  readonly after: readonly string[];
  readonly at: Date;
}

/** Takes what is new, lets go of what is left out, and hides the rest until staff has looked at it. */
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
