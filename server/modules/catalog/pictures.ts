import type { Locale } from '../../../lib/api/contract/values.ts';

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
  /** Changes with what the picture shows; quoted, as the header wants it. */
  readonly etag: string;
  readonly type: 'image/webp' | 'image/jpeg';
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Which file a product's picture is. */
export type ProductFile = (productId: number, position: number) => Promise<string | undefined>;

/** Where the pictures of the shop come from: files of the merchant, or the drawings of a demo. */
export interface Pictures {
  /** By the file of its record. */
  product(file: string): Promise<Picture | undefined>;
  brand(id: number): Promise<Picture | undefined>;
  scene(name: string): Promise<Picture | undefined>;
  /** The card of a row for social networks. */
  share(kind: ShareKind, id: number, locale: Locale): Promise<Picture | undefined>;
  /** The same for a page that stands in no row, for example `home`. */
  sharePage(page: string, locale: Locale): Promise<Picture | undefined>;
}
