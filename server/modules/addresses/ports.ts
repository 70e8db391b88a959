import type { RegionCodes, RegionMatch } from '../geo/ports.ts';
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

/** An entry of an address book: of delivery addresses, or of those that tax invoices are made out to. */
export type Kept<Fields extends AddressFields> = Fields & Entry;
export type Address = Kept<AddressFields>;

/** An address with the names of its regions; without them when a division of the country has changed since. */
export type Viewed<Fields extends AddressFields> = Kept<Fields> & {
  readonly regions: RegionMatch | undefined;
};
export type AddressView = Viewed<AddressFields>;

/** The fields as they are kept, where rules beyond the regions of the country allow them. */
export type CheckFields<Fields extends AddressFields> = (fields: Fields) => Result<Fields>;

/** A foreign id answers like a missing one. */
export interface AddressRepo<Fields extends AddressFields = AddressFields> {
  /** Lets one change of a member's addresses run at a time, until the transaction ends. */
  lock(memberId: number): Promise<void>;
  count(memberId: number): Promise<number>;
  /** The default one first, then the newest. */
  list(memberId: number): Promise<readonly Kept<Fields>[]>;
  find(memberId: number, id: number): Promise<Kept<Fields> | undefined>;
  insert(memberId: number, fields: Fields, isDefault: boolean): Promise<Kept<Fields>>;
  update(memberId: number, id: number, fields: Fields): Promise<Kept<Fields> | undefined>;
  /** What was deleted. */
  remove(memberId: number, id: number): Promise<Kept<Fields> | undefined>;
  /** Makes this the only default one. */
  setDefault(memberId: number, id: number): Promise<Kept<Fields> | undefined>;
}
