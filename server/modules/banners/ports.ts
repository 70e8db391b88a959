import type { BannerPlacement } from '../../../lib/api/contract/content.ts';
import type { ContentBlock } from '../../../lib/content/blocks.ts';
import type { Names } from '../../core/names.ts';

/** A picture with a headline, whose time has come. */
export interface Banner {
  readonly id: number;
  readonly placement: BannerPlacement;
  readonly title: Names;
  readonly text: Names;
  readonly linkLabel: Names;
  /** A path of the shop without language; null leads to the banner's own page. */
  readonly path: string | null;
  /** Name of its drawing. */
  readonly picture: string;
  /** A colour family that goes with the drawing. */
  readonly tint: string;
}

export interface BannerDetail extends Banner {
  readonly blocks: readonly ContentBlock[];
  /** Null means until further notice. */
  readonly activeUntil: Date | null;
}

export interface BannerRepo {
  /** Those of a placement, or of all of them, in their order. */
  list(placement: BannerPlacement | undefined, now: Date): Promise<readonly Banner[]>;
  find(id: number, now: Date): Promise<BannerDetail | undefined>;
}
