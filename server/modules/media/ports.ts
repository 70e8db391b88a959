import type { CleanPictures } from '../uploads/ports.ts';
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
  readonly createdAt: Date;
  readonly binnedAt: Date | null;
  /** Products that show it. */
  readonly products: readonly { readonly id: number; readonly en: string; readonly th: string }[];
}

export interface MediaFilter {
  readonly q: string | undefined;
  readonly isBinned: boolean;
}

export interface MediaRepo {
  /** The newest first. */
  list(
    filter: MediaFilter,
    slice: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly rows: readonly MediaPicture[]; readonly total: number }>;
  read(id: number): Promise<MediaPicture | undefined>;
  /** Locks the picture until the transaction ends, so that no product begins to use it. */
  lock(id: number): Promise<MediaPicture | undefined>;
  add(picture: {
    readonly file: string;
    readonly width: number;
    readonly height: number;
    readonly at: Date;
  }): Promise<number>;
  change(id: number, values: Partial<AltTexts> & { binnedAt?: Date | null }): Promise<void>;
  /** Files that are in the bin since before `until`. */
  expired(until: Date, limit: number): Promise<readonly { id: number; file: string }[]>;
  /** Deletes the rows that are still in the bin. */
  forget(ids: readonly number[]): Promise<void>;
}

export type CleanMedia = (bytes: Uint8Array) => Promise<Result<CleanPictures>>;
