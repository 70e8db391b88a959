import { PICTURE_MAX_BYTES } from '../../../../lib/uploads/contract-values.ts';
import { lockFile, unlockFile, type FileKey } from '../../../core/locked-file.ts';
import type { Clock, Ids } from '../../../core/ports.ts';
import type { Member } from '../../../core/member.ts';
import type { Limit, RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type {
  CleanUpload,
  FileStore,
  PictureSize,
  Upload,
  UploadRepo,
  UploadUseCases,
} from '../ports.ts';

const LIMIT: Limit = { limit: 60, windowSeconds: 60 * 60 };
const limitOf = (memberId: number) => `upload:${String(memberId)}`;
const UNUSED_TTL_MS = 24 * 3_600_000;
const SIZES: readonly PictureSize[] = ['whole', 'small'];

const SWEPT = 200;

export const fileOf = (name: string, size: PictureSize) => `${name}-${size}.webp`;

export interface UploadWorld {
  readonly uploads: UploadRepo;
  readonly files: FileStore;
  readonly cleanUpload: CleanUpload;
  readonly rateLimits: RateLimiter;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly transact: Transact<{ readonly uploads: UploadRepo }>;
}

/** Picture uploads (`docs/product/account.md`, "Pictures"). */
export function createUploadUseCases(world: UploadWorld): UploadUseCases {
  const { uploads, files, clock, transact } = world;

  /** The previous picture is released in the same transaction, against concurrent changes. */
  const changeAvatar = (member: Member, avatar: string | null) =>
    transact<Member>(async (repos) => {
      const now = clock.now();
      const owner = { memberId: member.id, kind: 'avatar' } as const;
      if (avatar !== null && !(await repos.uploads.claim([avatar], owner, now))) {
        return refuse('NOT_FOUND');
      }
      const before = await repos.uploads.setAvatar(member.id, avatar);
      if (before !== null) await repos.uploads.release([before], now);
      return ok({ ...member, avatar });
    });

  const keep = async (
    { memberId, kind, key }: Pick<Upload, 'memberId' | 'kind'> & { readonly key?: FileKey },
    bytes: Uint8Array,
  ): Promise<Result<Upload>> => {
    if (bytes.length > PICTURE_MAX_BYTES) return refuse('FILE_SIZE');
    const at = clock.now();
    const taken = await world.rateLimits.take(limitOf(memberId), LIMIT, at);
    if (!taken.ok) {
      return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
    }
    const clean = await world.cleanUpload(bytes, kind);
    if (!clean.ok) return clean;
    const name = world.ids.token();
    const { width, height } = clean.value.whole;
    const upload = { name, memberId, kind, width, height };
    // The row first, because a file without a row would never be deleted.
    await uploads.add({ ...upload, at, expiresAt: new Date(at.getTime() + UNUSED_TTL_MS) });
    for (const size of SIZES) {
      const file = fileOf(name, size);
      const drawn = clean.value[size].bytes;
      if (key === undefined) await files.put(file, drawn, 'image/webp');
      else await files.put(file, lockFile(drawn, { key, file }), 'application/octet-stream');
    }
    return ok(upload);
  };

  return {
    wait: (memberId) => world.rateLimits.wait(limitOf(memberId), LIMIT, clock.now()),
    keep: (memberId, kind, bytes) => keep({ memberId, kind }, bytes),
    keepLocked: (memberId, bytes, key) => keep({ memberId, kind: 'chat', key }, bytes),
    setAvatar: async (member, bytes) => {
      const kept = await keep({ memberId: member.id, kind: 'avatar' }, bytes);
      return kept.ok ? changeAvatar(member, kept.value.name) : kept;
    },
    dropAvatar: async (member) => {
      await changeAvatar(member, null);
      return { ...member, avatar: null };
    },
    read: async (name, size) => {
      const found = await uploads.find(name, clock.now());
      const bytes = found && (await files.get(fileOf(name, size)));
      return (
        bytes && { bytes, isPublic: found.isPublic, memberId: found.memberId, kind: found.kind }
      );
    },
    readLocked: async (name, size, key) => {
      const file = fileOf(name, size);
      const found = await uploads.find(name, clock.now());
      const locked = found && (await files.get(file));
      return locked && unlockFile(locked, { key, file });
    },
  };
}

/** Deletes unused uploads: files first, then rows. */
export async function sweepUploads({
  uploads,
  files,
  clock,
}: Pick<UploadWorld, 'uploads' | 'files' | 'clock'>): Promise<void> {
  const names = await uploads.expired(clock.now(), SWEPT);
  for (const name of names) {
    for (const size of SIZES) await files.remove(fileOf(name, size));
  }
  if (names.length > 0) await uploads.forget(names);
}
