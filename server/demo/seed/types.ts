/** What the demo catalogue is made of before it becomes rows. Money is integer satang. */

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

/** Colours of a brand's packs, as CSS hex. */
export interface Palette {
  readonly base: string;
  readonly accent: string;
  readonly ink: string;
  readonly ground: string;
}

export interface BrandSeed {
  readonly id: number;
  /** Three digits; the six exclusive ones stand in `lib/brand.ts`. */
  readonly code: string;
  readonly name: Text;
  readonly tagline: Text;
  readonly story: Text;
  readonly palette: Palette;
  /** Label typography: how the brand writes its name on a pack. */
  readonly lettering: 'sans' | 'wide' | 'script' | 'serif' | 'mono' | 'rounded';
}

/** See `docs/product/browse.md`, "Medicine classes". `controlled` ones exist but are never listed. */
export type DrugClass = 'none' | 'household' | 'packaged' | 'dangerous' | 'controlled';

export const PACK_SHAPES = [
  'pump',
  'tube',
  'jar',
  'dropper',
  'lipstick',
  'compact',
  'spray',
  'box',
  'blister',
  'sachet',
  'mask',
  'toothpaste',
  'supplement',
  'bottle',
  'roll-on',
  'soap',
  'perfume',
  'diffuser',
  'candle',
  'polish',
  'mascara',
  'pencil',
  'refill',
  'trigger',
  'softpack',
  'hangcard',
] as const;
export type PackShape = (typeof PACK_SHAPES)[number];

/** What a packshot shows; kept with the product so that its picture can be drawn on first use. */
export interface PackSeed {
  readonly shape: PackShape;
  /** Two or three words in Latin letters, as printed on the front. */
  readonly title: string;
  /** A short line in Thai under the title. */
  readonly line: string;
  /** Net content as printed, for example `50 ml` or `10 tablets`. */
  readonly size: string;
  /** An optional second colour of the variant (shade, scent), as CSS hex. */
  readonly tint?: string;
  /** Counts the packs of a brand, so that those beside each other are made to differ. */
  readonly look?: number;
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
  /** Thai registration number (cosmetic notification, food serial or medicine number), when the kind has one. */
  readonly registrationNo?: string;
  readonly drugClass: DrugClass;
  readonly price: number;
  /** 0 means no deal. Below `price` otherwise. Never on `dangerous` or `controlled` medicines. */
  readonly dealPrice: number;
  /** At most so many pieces per member and order. */
  readonly purchaseLimit?: number;
  readonly lists: readonly ('new-arrival' | 'week' | 'recommends')[];
  /** Pieces in the online warehouse. */
  readonly onlineStock: number;
  readonly pack: PackSeed;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Opening hours per weekday, Monday first, `HH:mm` in Asia/Bangkok; null is closed. */
export type WeekHours = readonly (readonly [open: string, close: string] | null)[];

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
  readonly services: readonly ('pharmacist' | 'pickup' | 'clinic' | 'parking')[];
  readonly onHolidays: HolidayHours | null;
  readonly pharmacistHours: WeekHours | null;
}

/** Of a public holiday: the same at all of them; null hours are closed. */
export interface HolidayHours {
  readonly hours: WeekHours[number];
}
