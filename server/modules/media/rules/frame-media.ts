import type { Framing } from '../../../../lib/media/contract-framing-values.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import { checkVersion } from '../../../core/version.ts';
import type { StaffCall } from '../../audit/ports.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { MediaPicture } from '../ports.ts';
import type { MediaWorld } from './manage-media.ts';
import {
  mediaEntry,
  mediaFiles,
  mediaVersion,
  putSquare,
  reread,
  shownMedia,
  withoutFiles,
} from './picture-set.ts';

interface Seen {
  readonly id: number;
  readonly version: string;
}

/** Cuts the square of a picture anew. Refuses VALIDATION for a crop that leaves the original. */
export type FramePicture = (
  call: StaffCall,
  seen: Seen,
  framing: Framing,
) => Promise<Result<MediaPicture>>;

/**
 * Crop and focal point of a picture (`docs/product/office.md`, "Pictures"). Drawing takes a second, so it happens
 * outside of the transaction, which compares the version once more.
 */
export function createFramePicture(world: MediaWorld): FramePicture {
  const { media, pictureFiles } = world;
  return async (call, seen, framing) => {
    const before = await media.read(seen.id);
    const fit = fitsNow(before, seen, framing);
    if (!fit.ok) return fit;
    const { original } = fit.value;
    const bytes = await pictureFiles.get(`${original.file}.webp`);
    if (!bytes) return refuse('NOT_FOUND');
    const square = await putSquare(world, await world.frameMedia({ ...original, bytes }, framing));
    const saved = await save(world, { call, seen, next: { ...square, framing } });
    const unused = saved.ok ? fit.value.file : square.file;
    // Pictures of earlier releases have their square as original.
    const names = mediaFiles(unused).filter((name) => name !== original.file);
    await withoutFiles(pictureFiles, names);
    return saved;
  };
}

interface Saved {
  readonly call: StaffCall;
  readonly seen: Seen;
  readonly next: Pick<MediaPicture, 'file' | 'width' | 'height' | 'framing'>;
}

function save(
  { transact, clock }: MediaWorld,
  { call, seen, next }: Saved,
): Promise<Result<MediaPicture>> {
  return transact(async ({ media, audit }) => {
    const known = await media.read(seen.id);
    if (known) await media.lockUsers(known.file);
    const fit = fitsNow(await media.lock(seen.id), seen, next.framing);
    if (!fit.ok) return fit;
    const before = fit.value;
    const at = clock.now();
    await media.reframe(before, next, at);
    const after = await reread(media, seen.id);
    if (!after.ok) return after;
    const changes = changesOf(shownMedia(before), shownMedia(after.value));
    await audit.add({ ...mediaEntry(call, 'media.frame', seen.id), changes, at });
    return after;
  });
}

function fitsNow(
  picture: MediaPicture | undefined,
  { version }: Seen,
  { crop }: Framing,
): Result<MediaPicture> {
  if (picture?.binnedAt !== null) return refuse('NOT_FOUND');
  const same = checkVersion(version, mediaVersion(picture));
  if (!same.ok) return same;
  const { width, height } = picture.original;
  const isOutside = crop && (crop.x + crop.width > width || crop.y + crop.height > height);
  return isOutside
    ? refuse('VALIDATION', { fields: { crop: 'errors.field.invalid' } })
    : ok(picture);
}
