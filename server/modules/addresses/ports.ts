import type { RegionCodes, RegionMatch } from '../regions/ports.ts';
import type { Result } from '../../core/result.ts';

export interface AddressFields extends RegionCodes {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2: string;
  readonly address3: string;
  readonly street: string;
  readonly zipcode: string;
  readonly mobile: string;
  readonly email: string;
}

interface Entry {
  readonly id: number;
  readonly isDefault: boolean;
}

/** A stored entry: a delivery address or a tax address. */
export type Kept<Fields extends AddressFields> = Fields & Entry;
export type Address = Kept<AddressFields>;

/** An address with the names of its regions; undefined regions if administrative divisions have changed since. */
export type Viewed<Fields extends AddressFields> = Kept<Fields> & {
  readonly regions: RegionMatch | undefined;
};
export type AddressView = Viewed<AddressFields>;

/** Applies rules beyond the regions, and returns the normalised fields. */
export type CheckFields<Fields extends AddressFields> = (fields: Fields) => Result<Fields>;

/** Treats another member's id like a missing one. */
export interface AddressRepo<Fields extends AddressFields = AddressFields> {
  /** Serialises changes of a member's addresses until the transaction ends. */
  lock(memberId: number): Promise<void>;
  count(memberId: number): Promise<number>;
  /** The default one first, then the newest. */
  list(memberId: number): Promise<readonly Kept<Fields>[]>;
  find(memberId: number, id: number): Promise<Kept<Fields> | undefined>;
  insert(memberId: number, fields: Fields, isDefault: boolean): Promise<Kept<Fields>>;
  update(memberId: number, id: number, fields: Fields): Promise<Kept<Fields> | undefined>;
  remove(memberId: number, id: number): Promise<Kept<Fields> | undefined>;
  /** Makes this the only default address. */
  setDefault(memberId: number, id: number): Promise<Kept<Fields> | undefined>;
}
