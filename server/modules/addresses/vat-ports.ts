import type { AddressFields, AddressRepo, Viewed } from './ports.ts';

/** Recipient of a tax invoice (`docs/product/account.md`, "Tax addresses"). */
export interface VatFields extends AddressFields {
  readonly kind: 'person' | 'juristic';
  readonly taxId: string;
  /** Empty for a person. */
  readonly companyName: string;
  readonly branchType: 'head' | 'branch';
  /** Five digits; `00000` is the head office. */
  readonly branchNo: string;
  readonly storeId: string;
}

export type VatAddressView = Viewed<VatFields>;
export type VatAddressRepo = AddressRepo<VatFields>;
