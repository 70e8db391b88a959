import type { UploadKind } from '../../core/kept-values.ts';
import type { FileKey } from '../../core/locked-file.ts';
import type { Member } from '../../core/member.ts';
import type { Result } from '../../core/result.ts';

/** `small` is what lists show. */
export type PictureSize = 'whole' | 'small';

/** A picture as we made it anew: WebP without a word about where and with what it was taken. */
export interface CleanPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export type CleanPictures = Readonly<Record<PictureSize, CleanPicture>>;

/** Refuses FILE_TYPE for what is no single picture of a kind that we read, FILE_SIZE for one of too many pixels. */
export type CleanUpload = (bytes: Uint8Array, kind: UploadKind) => Promise<Result<CleanPictures>>;

/** Where files are: a folder, or a store that speaks S3. Keys are ours, never a client's. */
export interface FileStore {
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Also for what is not there. */
  remove(key: string): Promise<void>;
}

/** A picture that is kept; its name is 256 random bits. */
export interface Upload {
  readonly name: string;
  readonly memberId: number;
  readonly kind: UploadKind;
  readonly width: number;
  readonly height: number;
}

export interface UploadRepo {
  /** The picture of a member, null for none; answers the one before. Claim it first. */
  setAvatar(memberId: number, name: string | null): Promise<string | null>;
  /** @param expiresAt when it goes again unless something claims it */
  add(upload: Upload & { readonly at: Date; readonly expiresAt: Date }): Promise<void>;
  /** Undefined for one that nobody claimed in time. */
  find(name: string, now: Date): Promise<(Upload & { readonly isPublic: boolean }) | undefined>;
  /**
   * Keeps the member's own ones for good; false unless each of them is there, of this kind, and in nobody's use. Work that
   * goes on after false has to be undone: call it in a transaction.
   */
  claim(
    names: readonly string[],
    owner: Pick<Upload, 'memberId' | 'kind'>,
    now: Date,
  ): Promise<boolean>;
  /** They go with the next sweep, and are seen by nobody from now on. */
  release(names: readonly string[], now: Date): Promise<void>;
  /** Whether everybody may see them, and every cache keep them. */
  setPublic(names: readonly string[], isPublic: boolean): Promise<void>;
  expired(now: Date, limit: number): Promise<readonly string[]>;
  forget(names: readonly string[]): Promise<void>;
}

export interface SeenPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isPublic: boolean;
  readonly memberId: number;
  readonly kind: UploadKind;
}

/** What routes call. */
export interface UploadUseCases {
  /** Seconds until a member may send another picture, 0 for at once: asked before a large body is read. */
  readonly wait: (memberId: number) => Promise<number>;
  /** Cleans a picture and keeps it for a day, until something claims it. */
  readonly keep: (
    memberId: number,
    kind: Exclude<UploadKind, 'chat'>,
    bytes: Uint8Array,
  ) => Promise<Result<Upload>>;
  /** The same of a picture of a conversation, whose files only its key opens. */
  readonly keepLocked: (
    memberId: number,
    bytes: Uint8Array,
    key: FileKey,
  ) => Promise<Result<Upload>>;
  /** Shows the picture as the member from now on; the one before goes. */
  readonly setAvatar: (member: Member, bytes: Uint8Array) => Promise<Result<Member>>;
  readonly dropAvatar: (member: Member) => Promise<Member>;
  /** Whoever shows it has checked who asks. */
  readonly read: (name: string, size: PictureSize) => Promise<SeenPicture | undefined>;
  readonly readLocked: (
    name: string,
    size: PictureSize,
    key: FileKey,
  ) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}
