import { BIN_DAYS } from '../../../../lib/media/contract-values.ts';
import { PICTURE_MAX_BYTES } from '../../../../lib/uploads/contract-values.ts';
import type { Clock, Ids } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { FileStore } from '../../uploads/ports.ts';
import type { AltTexts, CleanMedia, MediaPicture, MediaRepo } from '../ports.ts';

const BIN_MS = BIN_DAYS * 24 * 3_600_000;
const SWEPT = 200;

interface Repos {
  readonly media: MediaRepo;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World {
  readonly media: MediaRepo;
  /** Files below `pictures/`. */
  readonly pictureFiles: FileStore;
  readonly cleanMedia: CleanMedia;
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

/** Files of a picture, without the extension: for the shop, and for lists of the office. */
export const mediaFiles = (file: string) => [file, `${file}-small`] as const;

export function mediaVersion({ altEn, altTh, binnedAt }: MediaPicture): string {
  return versionOf(altEn, altTh, binnedAt !== null);
}

/** When the bin deletes a picture. */
export function deletedAt({ binnedAt }: MediaPicture): Date | null {
  return binnedAt && new Date(binnedAt.getTime() + BIN_MS);
}

/** The merchant's pictures (`docs/product/office.md`, "Pictures"). */
export function createManageMedia(world: World): ManageMedia {
  const { clock } = world;
  return {
    add: async (call, bytes) => {
      if (bytes.length > PICTURE_MAX_BYTES) return refuse('FILE_SIZE');
      const clean = await world.cleanMedia(bytes);
      if (!clean.ok) return clean;
      const file = `library/${world.ids.token()}`;
      const { whole, small } = clean.value;
      const [wholeFile, smallFile] = mediaFiles(file);
      await world.pictureFiles.put(`${wholeFile}.webp`, whole.bytes, 'image/webp');
      await world.pictureFiles.put(`${smallFile}.webp`, small.bytes, 'image/webp');
      return world.transact(async ({ media, audit }) => {
        const at = clock.now();
        const id = await media.add({ file, width: whole.width, height: whole.height, at });
        await audit.add({ ...entry(call, 'media.add', id), at });
        return reread(media, id);
      });
    },
    changeAlt: (call, seen, alt) =>
      change(world, { call, seen, action: 'media.change' }, () => ok({ ...alt })),
    bin: (call, seen) =>
      change(world, { call, seen, action: 'media.bin' }, ({ products }, at) =>
        products.length > 0
          ? refuse('MEDIA_IN_USE', { data: { count: products.length } })
          : ok({ binnedAt: at }),
      ),
    restore: (call, seen) =>
      change(world, { call, seen, action: 'media.restore' }, () => ok({ binnedAt: null })),
  };
}

async function change(
  { clock, transact }: World,
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
    const changes = changesOf(shown(before), shown(after));
    await audit.add({ ...entry(call, action, seen.id), changes, at });
    return ok(after);
  });
}

/** Deletes pictures whose time in the bin is over: files first, then rows. */
export async function sweepMedia({
  media,
  pictureFiles,
  clock,
}: Pick<World, 'media' | 'pictureFiles' | 'clock'>): Promise<void> {
  const over = await media.expired(new Date(clock.now().getTime() - BIN_MS), SWEPT);
  for (const { file } of over) {
    for (const name of mediaFiles(file)) await pictureFiles.remove(`${name}.webp`);
  }
  await media.forget(over.map(({ id }) => id));
}

async function reread(media: Pick<MediaRepo, 'read'>, id: number): Promise<Result<MediaPicture>> {
  const picture = await media.read(id);
  return picture ? ok(picture) : refuse('NOT_FOUND');
}

function shown({ altEn, altTh, binnedAt }: MediaPicture) {
  return { alt_en: altEn, alt_th: altTh, bin: binnedAt !== null };
}

function entry(call: StaffCall, action: string, id: number) {
  return auditLine(call, action, `picture ${String(id)}`);
}
