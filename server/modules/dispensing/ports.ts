import type { Names } from '../../core/names.ts';
import type { PlaceInList, PlacedRows } from '../../core/place-in-list.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { NamedPatient } from '../health/rules/named-patient.ts';
import type { Drug } from './rules/read-drug.ts';

export interface LicensedPharmacist {
  readonly name: Names;
  /** Empty where the shop keeps none. */
  readonly licenceNo: string;
}

/** An age as it is said: months below two years, years from then on. */
export interface SaidAge {
  readonly unit: 'months' | 'years';
  readonly n: number;
}

/** All that the label of a dispensed medicine says. */
export interface Label {
  readonly approvalId: number;
  readonly orderId: string;
  readonly patient: {
    /** Empty where none was told. */
    readonly name: string;
    readonly age: SaidAge | null;
  };
  readonly drug: Drug & {
    /** Trade name. */
    readonly name: Names;
    readonly size: string;
    readonly registrationNo: string | null;
  };
  /** Number of the prescription that it was approved on; undefined in records of earlier releases. */
  readonly prescriptionNo?: string | null;
  /** Packs of that size. */
  readonly qty: number;
  readonly directions: string;
  readonly warnings: Names;
  readonly approvedBy: LicensedPharmacist;
  /** ISO 8601. */
  readonly approvedAt: string;
  readonly branch: {
    readonly name: Names;
    readonly address: Names;
    readonly phone: string;
    /** Licence of the branch's pharmacy; empty where it has none. */
    readonly licenceNo: string;
  };
  /** Null before the hand-over. */
  readonly dispensed: { readonly by: LicensedPharmacist; readonly at: string } | null;
}

/** An approval of an order, with all that its label is made of. */
export interface ToDispense extends Omit<Label, 'patient' | 'drug' | 'dispensed'> {
  readonly memberId: number;
  readonly branchId: number;
  readonly patient: NamedPatient;
  readonly drug: Omit<Label['drug'], keyof Drug> & { readonly ingredients: Names };
}

export interface DispensingRecord {
  readonly id: number;
  readonly branchId: number;
  readonly label: Label;
}

export interface RecordFilter {
  /** Undefined for all branches. */
  readonly branchIds: readonly number[] | undefined;
  /** From this moment on. */
  readonly since: Date;
  /** Before this moment. */
  readonly until: Date;
}

export interface DispensingRepo {
  /** Medicines of an order that it has approvals for, none of them taken back, in order of the approvals. */
  toDispense(orderId: string, sealer: Sealer): Promise<readonly ToDispense[]>;
  /** Undefined where the account is no pharmacist's of the desk. */
  pharmacist(memberId: number): Promise<LicensedPharmacist | undefined>;
  add(
    records: readonly {
      readonly of: Pick<ToDispense, 'approvalId' | 'orderId' | 'memberId' | 'branchId'>;
      readonly by: number;
      readonly at: Date;
      readonly label: Label;
    }[],
    sealer: Sealer,
  ): Promise<void>;
  ofOrder(orderId: string, sealer: Sealer): Promise<readonly DispensingRecord[]>;
  /** The newest first. */
  ofMember(memberId: number, sealer: Sealer): Promise<readonly DispensingRecord[]>;
  /** The newest first. */
  list(
    filter: RecordFilter,
    place: PlaceInList,
    sealer: Sealer,
  ): Promise<PlacedRows<DispensingRecord>>;
  count(filter: RecordFilter): Promise<number>;
  /** @returns how many went */
  deleteBefore(at: Date): Promise<number>;
}
