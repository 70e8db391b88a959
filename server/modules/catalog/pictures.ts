import type { Locale } from '../../../lib/api/contract/values.ts';
import type { Names } from '../../core/names.ts';
import type { Lettering, Pack, Palette } from '../../core/products.ts';

/** How a brand looks on packs and signs. */
interface BrandLook {
  readonly name: Names;
  readonly palette: Palette;
  readonly lettering: Lettering;
}

/** What the picture of a product shows. */
export interface PackshotSubject {
  readonly pack: Pack;
  readonly brand: BrandLook;
  /** Varies light and backdrop; the same number gives the same picture. */
  readonly seed: number;
  /** Chooses what lies beside the pack. */
  readonly departmentId: number;
}

/** What is printed on the back of a pack, in Thai as the law wants it. */
export interface PackBack {
  readonly name: string;
  readonly howToUse: string;
  readonly ingredients: string;
  readonly warnings: string;
  readonly registrationNo?: string;
  readonly itemCode: string;
}

export interface LogoSubject extends BrandLook {
  readonly id: number;
}

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

/** What stands on the card that social networks show: words on the left, a picture on the right. */
export interface ShareSubject {
  readonly title: string;
  /** A line above the title: the brand, the topic. */
  readonly over?: string;
  readonly art:
    | { readonly kind: 'pack'; readonly subject: PackshotSubject }
    | { readonly kind: 'logo'; readonly subject: LogoSubject }
    | { readonly kind: 'scene'; readonly name: string };
}

export interface PictureSubjects {
  /** Undefined for a product that is not listed. */
  packshot(productId: number): Promise<PackshotSubject | undefined>;
  packBack(productId: number): Promise<PackBack | undefined>;
  logo(brandId: number): Promise<LogoSubject | undefined>;
  /** The product that stands for a department. */
  departmentPack(departmentId: number): Promise<PackshotSubject | undefined>;
  branchExists(branchId: number): Promise<boolean>;
  share(kind: ShareKind, id: number, locale: Locale): Promise<ShareSubject | undefined>;
}

export interface Picture {
  /** Changes with what the picture shows; quoted, as the header wants it. */
  readonly etag: string;
  readonly type: 'image/webp' | 'image/jpeg';
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

export interface Pictures {
  /** `shot` counts from 1, the front. */
  product(id: number, shot: number): Promise<Picture | undefined>;
  brand(id: number): Promise<Picture | undefined>;
  scene(name: string): Promise<Picture | undefined>;
  /** The card of a row for social networks. */
  share(kind: ShareKind, id: number, locale: Locale): Promise<Picture | undefined>;
  /** The same for a page that stands in no row, for example `home`. */
  sharePage(page: string, locale: Locale): Promise<Picture | undefined>;
}
