import { UNFRAMED } from '../../../../lib/media/contract-framing-values.ts';
import { BIN_DAYS } from '../../../../lib/media/contract-values.ts';
import { PICTURE_MAX_BYTES } from '../../../../lib/uploads/contract-values.ts';
import type { Clock, Ids } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion } from '../../../core/version.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { FileStore } from '../../uploads/ports.ts';
import type { AltTexts, CleanMedia, FrameMedia, MediaPicture, MediaRepo } from '../ports.ts';
import {
  mediaEntry,
  mediaFiles,
  mediaVersion,
  putSquare,
  reread,
  shownMedia,
  withoutFiles,
} from './picture-set.ts';

const BIN_MS = BIN_DAYS * 24 * 3_600_000;
const SWEPT = 200;

interface Repos {
  readonly media: MediaRepo;
  readonly audit: Pick<AuditLog, 'add'>;
}

export interface MediaWorld {
  readonly media: MediaRepo;
  /** Files below `pictures/`. */
  readonly pictureFiles: FileStore;
  readonly cleanMedia: CleanMedia;
  readonly frameMedia: FrameMedia;
  readonly ids: Pick<Ids, 'token'>;
  readonly clock: Clock;
  readonly transact: Transact<Repos>;
}

interface Seen {
  readonly id: number;
  readonly version: string;
}

export interface ManageMedia {
  /** Re-encodes a picture as a square and keeps it. Refuses FILE_SIZE and FILE_TYPE. */
  add(call: StaffCall, bytes: Uint8Array): Promise<Result<MediaPicture>>;
  changeAlt(call: StaffCall, seen: Seen, alt: AltTexts): Promise<Result<MediaPicture>>;
  /** Moves it to the bin. Refuses MEDIA_IN_USE. */
  bin(call: StaffCall, seen: Seen): Promise<Result<MediaPicture>>;
  restore(call: StaffCall, seen: Seen): Promise<Result<MediaPicture>>;
}

/** When the bin deletes a picture. */
export function deletedAt({ binnedAt }: MediaPicture): Date | null {
  return binnedAt && new Date(binnedAt.getTime() + BIN_MS);
}

/** The merchant's pictures (`docs/product/office.md`, "Pictures"). */
export function createManageMedia(world: MediaWorld): ManageMedia {
  const { clock } = world;
  return {
    add: async (call, bytes) => {
      if (bytes.length > PICTURE_MAX_BYTES) return refuse('FILE_SIZE');
      const clean = await world.cleanMedia(bytes);
      if (!clean.ok) return clean;
      const { bytes: kept, width, height } = clean.value;
      const original = { file: `library/${world.ids.token()}`, width, height };
      await world.pictureFiles.put(`${original.file}.webp`, kept, 'image/webp');
      const square = await putSquare(world, await world.frameMedia(clean.value, UNFRAMED));
      return world.transact(async ({ media, audit }) => {
        const at = clock.now();
        const id = await media.add({ ...square, original, at });
        await audit.add({ ...mediaEntry(call, 'media.add', id), at });
        return reread(media, id);
      });
    },
    changeAlt: (call, seen, alt) =>
      change(world, { call, seen, action: 'media.change' }, () => ok({ ...alt })),
    bin: (call, seen) =>
      change(world, { call, seen, action: 'media.bin' }, ({ uses }, at) =>
        uses.length > 0
          ? refuse('MEDIA_IN_USE', { data: { count: uses.length } })
          : ok({ binnedAt: at }),
      ),
    restore: (call, seen) =>
      change(world, { call, seen, action: 'media.restore' }, () => ok({ binnedAt: null })),
  };
}

async function change(
  { clock, transact }: MediaWorld,
  {
    call,
    seen,
    action,
  }: { readonly call: StaffCall; readonly seen: Seen; readonly action: string },
  decide: (
    picture: MediaPicture,
    at: Date,
  ) => Result<Partial<AltTexts> & { binnedAt?: Date | null }>,
): Promise<Result<MediaPicture>> {
  return transact(async ({ media, audit }) => {
    const before = await media.lock(seen.id);
    if (!before) return refuse('NOT_FOUND');
    const same = checkVersion(seen.version, mediaVersion(before));
    if (!same.ok) return same;
    const at = clock.now();
    const decided = decide(before, at);
    if (!decided.ok) return decided;
    await media.change(seen.id, decided.value);
    const after = await media.read(seen.id);
    if (!after) return refuse('NOT_FOUND');
    const changes = changesOf(shownMedia(before), shownMedia(after));
    await audit.add({ ...mediaEntry(call, action, seen.id), changes, at });
    return ok(after);
  });
}

/** Deletes pictures whose time in the bin is over: files first, then rows. */
export async function sweepMedia({
  media,
  pictureFiles,
  clock,
}: Pick<MediaWorld, 'media' | 'pictureFiles' | 'clock'>): Promise<void> {
  const over = await media.expired(new Date(clock.now().getTime() - BIN_MS), SWEPT);
  for (const { file, original } of over) {
    await withoutFiles(pictureFiles, [...mediaFiles(file), original]);
  }
  await media.forget(over.map(({ id }) => id));
}
