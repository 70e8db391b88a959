import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Library } from '../ports.ts';

interface PictureChange {
  /** Field that a refusal names. */
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A picture is chosen from the library; the one that a thing has already stays allowed. */
export async function knownPicture(
  library: Library,
  { field, before, after }: PictureChange,
): Promise<Result<void>> {
  if (after === null || after === before) return ok(undefined);
  const known = await library.inLibrary([after]);
  if (known.has(after)) return ok(undefined);
  return refuse('VALIDATION', { fields: { [field]: 'errors.field.invalid' } });
}
