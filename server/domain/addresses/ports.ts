import type { PlaceCodes, PlaceMatch } from '../geo/ports.ts';

export interface AddressFields extends PlaceCodes {
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

export interface Address extends AddressFields {
  readonly id: number;
  readonly isDefault: boolean;
}

/** An address with the names of its places; without them when a division of the country has changed since. */
export interface AddressView extends Address {
  readonly places: PlaceMatch | undefined;
}

/** A foreign id answers like a missing one. */
export interface AddressRepo {
  /** Lets one change of a member's addresses run at a time, until the transaction ends. */
  lock(memberId: number): Promise<void>;
  count(memberId: number): Promise<number>;
  /** The default one first, then the newest. */
  list(memberId: number): Promise<readonly Address[]>;
  find(memberId: number, id: number): Promise<Address | undefined>;
  insert(memberId: number, fields: AddressFields, isDefault: boolean): Promise<Address>;
  update(memberId: number, id: number, fields: AddressFields): Promise<Address | undefined>;
  /** What was deleted. */
  remove(memberId: number, id: number): Promise<Address | undefined>;
  /** Makes this the only default one. */
  setDefault(memberId: number, id: number): Promise<Address | undefined>;
}
