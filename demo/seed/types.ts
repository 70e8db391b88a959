import type { HolidayHours, WeekHours } from '../../server/core/hours.ts';
import type { DrugClass } from '../../server/core/products.ts';
import type { Lettering, Pack, Palette } from '../looks.ts';
import type { BranchService } from '../../lib/branches/contract-values.ts';

/** Seed data of the demo catalogue. Money is integer satang. */

export interface Text {
  readonly en: string;
  readonly th: string;
}

export interface CategorySeed {
  readonly id: number;
  /** Name of a drawing in `public/icons/categories`, without its ending. */
  readonly icon: string;
  readonly name: Text;
  readonly departments: readonly DepartmentSeed[];
}

export interface DepartmentSeed {
  readonly id: number;
  /** The department's part of `/categories/{id}/{dept}`: Latin, lower-case, hyphens; unique in the shop. */
  readonly slug: string;
  readonly name: Text;
}

export interface BrandSeed {
  readonly id: number;
  /** Three digits; the six exclusive ones are in `lib/brand.ts`. */
  readonly code: string;
  readonly name: Text;
  readonly tagline: Text;
  readonly story: Text;
  readonly palette: Palette;
  readonly lettering: Lettering;
}

export interface ProductSeed {
  readonly id: number;
  /** Six digits, unique. */
  readonly itemCode: string;
  readonly brandId: number;
  readonly departmentId: number;
  readonly name: Text;
  readonly description: Text;
  readonly howToUse: Text;
  readonly ingredients: Text;
  readonly warnings: Text;
  /** Thai registration number (cosmetic notification, food serial or medicine number), if applicable. */
  readonly registrationNo?: string;
  readonly drugClass: DrugClass;
  readonly price: number;
  /** 0 means no deal; otherwise below `price`. Never on `dangerous` or `controlled` medicines. */
  readonly dealPrice: number;
  /** Maximum pieces per member and order. */
  readonly purchaseLimit?: number;
  readonly lists: readonly ('new-arrival' | 'week' | 'recommends')[];
  readonly onlineStock: number;
  readonly pack: Pack;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export interface BranchSeed {
  readonly id: number;
  readonly name: Text;
  readonly address: Text;
  /** Two-digit code of the province. */
  readonly provinceCode: string;
  readonly lat: number;
  readonly lng: number;
  readonly phone: string;
  readonly hours: WeekHours;
  readonly services: readonly BranchService[];
  readonly onHolidays: HolidayHours | null;
  readonly pharmacistHours: WeekHours | null;
  /** Licence of the branch's pharmacy; null without a pharmacy. */
  readonly pharmacyLicenceNo: string | null;
}
