import type { Locale } from '../../../lib/i18n/locale.ts';

export const SHARE_KINDS = [
  'products',
  'brands',
  'categories',
  'departments',
  'contents',
  'promotions',
  'banners',
  'records',
] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export interface Picture {
  /** Changes with the picture's content; quoted, as the header requires. */
  readonly etag: string;
  readonly type: 'image/webp' | 'image/jpeg';
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** File of a picture: null without such a picture, undefined without such a product. */
export type ProductFile = (
  productId: number,
  position: number,
) => Promise<string | null | undefined>;

/** Source of the shop's pictures: files of the merchant, or the drawings of a demo. */
export interface Pictures {
  product(file: string): Promise<Picture | undefined>;
  brand(id: number): Promise<Picture | undefined>;
  scene(name: string): Promise<Picture | undefined>;
  share(kind: ShareKind, id: number, locale: Locale): Promise<Picture | undefined>;
  /** The social media card of a page without a row, for example `home`. */
  sharePage(page: string, locale: Locale): Promise<Picture | undefined>;
}
