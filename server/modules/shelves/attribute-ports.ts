import type { FilterPlace } from '../../../lib/shelves/contract-values.ts';
import type { ShelfNames } from './ports.ts';

export interface AttributeValue extends ShelfNames {
  /** Stands in addresses and never changes. */
  readonly value: string;
  readonly archived: boolean;
}

export interface AttributeFacts extends ShelfNames {
  /** Lists that offer it as a filter. */
  readonly filters: FilterPlace;
  /** In the order of the shop. */
  readonly values: readonly AttributeValue[];
}

export interface NewAttribute extends ShelfNames {
  /** Stands in addresses and never changes. */
  readonly key: string;
}

export interface Attribute {
  readonly key: string;
  readonly facts: AttributeFacts;
}

/** Numbers of products, drafts and archived ones too. */
export interface AttributeUse {
  /** By value; values without products are left out. */
  counts(key: string): Promise<ReadonlyMap<string, number>>;
  /** Products that have at least one of the values. */
  products(key: string, values: readonly string[]): Promise<number>;
}

export interface AttributeRepo extends AttributeUse {
  /** In the order of the shop. */
  all(): Promise<readonly Attribute[]>;
  /** Locks all of them until the transaction ends; no product gets a value meanwhile. */
  lock(): Promise<readonly Attribute[]>;
  add(attribute: NewAttribute, position: number): Promise<void>;
  change(key: string, facts: AttributeFacts): Promise<void>;
  /** Gives them their places in this order. */
  order(keys: readonly string[]): Promise<void>;
  remove(key: string): Promise<void>;
}
