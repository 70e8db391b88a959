import type { Satang } from '../../core/money.ts';
import type { DrugClass, ProductState } from '../../core/products.ts';

/** Facts that decide whether shoppers can buy a product. */
export interface SaleState {
  readonly state: ProductState;
  readonly price: Satang;
  readonly drugClass: DrugClass;
  /** Pieces of the online warehouse. */
  readonly onHand: number;
  readonly reserved: number;
  readonly free: number;
}

/** Texts by field and language; a field of several languages is given to shoppers in theirs. */
export type Bilingual<Field extends string> = Readonly<
  Record<Field, { readonly en: string; readonly th: string }>
>;

export interface SaleFacts extends SaleState {
  /** Branches that have a free piece. */
  readonly branches: number;
  readonly texts: Bilingual<'name' | 'description' | 'how_to' | 'ingredients' | 'warnings'>;
  readonly shelf: Bilingual<'brand' | 'department' | 'category'>;
  readonly hasPicture: boolean;
  /** Whether search has words of the product, and whether it still has to read its newest texts. */
  readonly search: { readonly hasWords: boolean; readonly isDue: boolean };
  /** The last change that pages of the shop show. */
  readonly changedAt: Date;
  /** Since the last change in the change log, by the clock of the database; null without one in the last hour. */
  readonly changeAgeMs: number | null;
}

export interface ProductSales {
  facts(productId: number): Promise<SaleFacts | undefined>;
  /** Writes a change of the product, by which every process drops its copies of the page. */
  touch(productId: number): Promise<boolean>;
}
