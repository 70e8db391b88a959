import type { BrandSeed, PackSeed } from '../../seed/types.ts';

/** What the picture of a product shows. */
export interface PackshotSubject {
  readonly pack: PackSeed;
  readonly brand: Pick<BrandSeed, 'name' | 'palette' | 'lettering'>;
  /** Varies light and backdrop; the same number gives the same picture. */
  readonly seed: number;
}

export type LogoSubject = Pick<BrandSeed, 'id' | 'name' | 'palette' | 'lettering'>;

export interface PictureSubjects {
  /** Undefined for a product that is not listed. */
  packshot(productId: number): Promise<PackshotSubject | undefined>;
  logo(brandId: number): Promise<LogoSubject | undefined>;
}

export interface Picture {
  /** Changes with what the picture shows; quoted, as the header wants it. */
  readonly etag: string;
  /** WebP. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

export interface Pictures {
  product(id: number): Promise<Picture | undefined>;
  brand(id: number): Promise<Picture | undefined>;
}
