import type { Framing } from '../../../lib/media/contract-framing-values.ts';
import type { MediaUser } from '../../../lib/media/contract-values.ts';
import type { CleanPicture, CleanPictures } from '../uploads/ports.ts';
import type { PlaceInList, PlacedRows } from '../../core/place-in-list.ts';
import type { Result } from '../../core/result.ts';

export interface AltTexts {
  readonly altEn: string;
  readonly altTh: string;
}

export interface MediaPicture extends AltTexts {
  readonly id: number;
  /** Path in the picture store without its extension. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The upright upload, from which the square is cut. */
  readonly original: {
    readonly file: string;
    readonly width: number;
    readonly height: number;
  };
  readonly framing: Framing;
  readonly createdAt: Date;
  readonly binnedAt: Date | null;
  /** Products, brands and categories that show it. */
  readonly uses: readonly MediaUse[];
}

export interface MediaUse {
  readonly kind: MediaUser;
  readonly id: number;
  readonly en: string;
  readonly th: string;
}

export interface MediaFilter {
  readonly q: string | undefined;
  readonly file: string | undefined;
  readonly isBinned: boolean;
}

export interface MediaRepo {
  /** The newest first. */
  list(
    filter: MediaFilter,
    place: PlaceInList,
  ): Promise<PlacedRows<MediaPicture> & { readonly total: number }>;
  read(id: number): Promise<MediaPicture | undefined>;
  /** Locks the picture until the transaction ends, so that no product begins to use it. */
  lock(id: number): Promise<MediaPicture | undefined>;
  add(
    picture: Pick<MediaPicture, 'file' | 'width' | 'height' | 'original'> & { readonly at: Date },
  ): Promise<number>;
  /** Locks what shows a file, in order of id: before the picture, as their own saves do. */
  lockUsers(file: string): Promise<void>;
  /** Gives it another file, and so to everything that shows it. */
  reframe(
    picture: Pick<MediaPicture, 'id' | 'file'>,
    next: Pick<MediaPicture, 'file' | 'width' | 'height' | 'framing'>,
    now: Date,
  ): Promise<void>;
  change(id: number, values: Partial<AltTexts> & { binnedAt?: Date | null }): Promise<void>;
  /** Files that are in the bin since before `until`. */
  expired(
    until: Date,
    limit: number,
  ): Promise<readonly { id: number; file: string; original: string }[]>;
  /** Deletes the rows that are still in the bin. */
  forget(ids: readonly number[]): Promise<void>;
}

/** The upright original of an upload. Refuses FILE_TYPE and FILE_SIZE. */
export type CleanMedia = (bytes: Uint8Array) => Promise<Result<CleanPicture>>;

/** The square of an original, and a small copy of it. */
export type FrameMedia = (original: CleanPicture, framing: Framing) => Promise<CleanPictures>;
