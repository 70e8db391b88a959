import type { Locale } from '../../lib/i18n/locale.ts';
import type { Names } from '../../server/core/names.ts';
import type { Lettering, Pack, Palette } from '../looks.ts';
import type { ShareKind } from '../../server/modules/catalog/pictures.ts';

interface BrandLook {
  readonly name: Names;
  readonly palette: Palette;
  readonly lettering: Lettering;
}

export interface PackshotSubject {
  readonly pack: Pack;
  readonly brand: BrandLook;
  /** Varies light and backdrop; deterministic. */
  readonly seed: number;
  readonly departmentId: number;
}

/** Printed text on the back of a pack, in Thai as required by law. */
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

/** Content of a social media card: words on the left, a picture on the right. */
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
  /** Undefined for an unlisted product. */
  packshot(productId: number): Promise<PackshotSubject | undefined>;
  packBack(productId: number): Promise<PackBack | undefined>;
  logo(brandId: number): Promise<LogoSubject | undefined>;
  /** The product that represents a department. */
  departmentPack(departmentId: number): Promise<PackshotSubject | undefined>;
  branchExists(branchId: number): Promise<boolean>;
  share(kind: ShareKind, id: number, locale: Locale): Promise<ShareSubject | undefined>;
}
