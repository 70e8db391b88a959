import type { BannerPlacement } from '../../../lib/contents/contract.ts';
import type { ContentBlock } from '../../../lib/blocks/blocks.ts';
import type { Names } from '../../core/names.ts';

export interface Banner {
  readonly id: number;
  readonly placement: BannerPlacement;
  readonly title: Names;
  readonly text: Names;
  readonly linkLabel: Names;
  /** A path of the shop without language; null leads to the banner's own page. */
  readonly path: string | null;
  readonly picture: string;
  /** A colour family that matches the drawing. */
  readonly tint: string;
}

export interface BannerDetail extends Banner {
  readonly blocks: readonly ContentBlock[];
  /** Null: unlimited. */
  readonly activeUntil: Date | null;
}

export interface BannerRepo {
  /** Sorted by position; all placements if undefined. */
  list(placement: BannerPlacement | undefined, now: Date): Promise<readonly Banner[]>;
  find(id: number, now: Date): Promise<BannerDetail | undefined>;
}
