import type {
  ImportFault,
  ImportKind,
  ImportState,
  RowChoice,
  RowOutcome,
  Verdict,
  WorkingState,
} from '../../../lib/imports/contract-values.ts';
import type { Ability } from '../../../lib/people/contract-values.ts';
import type { WholeProduct } from '../products/many-ports.ts';
import type { Encoding } from './rules/decoding.ts';
import type { Dialect } from './rules/dialect.ts';
import type { CellChanges } from './rules/judge-row.ts';
import type { Mapping } from './rules/product-columns.ts';
import type { Reason } from './rules/read-value.ts';

/** Rows by verdict and by outcome, and bytes of the file that were read. */
export type Counts = Readonly<Partial<Record<Verdict | RowOutcome | 'bytes', number>>>;

/** Parts of a product that a row changes: what they get, and what they had; `before` is null for a new product. */
export interface RowWrite {
  readonly before: Partial<WholeProduct> | null;
  readonly after: Partial<WholeProduct>;
}

export interface ImportRow {
  readonly row: number;
  readonly key: string;
  readonly cells: readonly string[] | null;
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
  readonly changes: CellChanges;
  readonly productId: number | null;
  readonly write: RowWrite | null;
  readonly version: string | null;
  readonly outcome: RowOutcome | null;
}

export interface Import {
  readonly id: number;
  readonly kind: ImportKind;
  readonly state: ImportState;
  readonly memberId: number;
  /** Name of the person. */
  readonly name: string;
  readonly fileName: string;
  readonly size: number;
  readonly encoding: Encoding | null;
  readonly dialect: Dialect | null;
  readonly headings: readonly string[];
  readonly mapping: Mapping;
  readonly counts: Counts;
  readonly needs: readonly Ability[];
  readonly fault: ImportFault | null;
  readonly faultRow: number | null;
  readonly createdAt: Date;
  readonly appliedAt: Date | null;
  readonly undoneBy: number | null;
}

export type ImportValues = Partial<
  Pick<
    Import,
    | 'state'
    | 'encoding'
    | 'dialect'
    | 'headings'
    | 'mapping'
    | 'counts'
    | 'needs'
    | 'fault'
    | 'faultRow'
    | 'appliedAt'
    | 'undoneBy'
  >
>;

/** A process that works on an import, for a time that it prolongs. */
export interface Claim {
  readonly token: string;
  readonly now: Date;
  readonly until: Date;
}

export interface ImportsRepo {
  /** The newest 50. */
  list(): Promise<readonly Import[]>;
  read(id: number): Promise<Import | undefined>;
  /** Locks it until the transaction ends. */
  lock(id: number): Promise<Import | undefined>;
  add(values: Pick<Import, 'kind' | 'memberId' | 'fileName' | 'size'>, now: Date): Promise<number>;
  change(id: number, values: ImportValues): Promise<void>;
  /** Mapping of the newest file with the same headings. */
  earlierMapping(kind: ImportKind, headings: readonly string[]): Promise<Mapping | undefined>;
  /** Replaces a part that comes again. */
  putPart(id: number, number: number, content: Uint8Array): Promise<void>;
  /** Numbers and lengths of the parts, in order. */
  partSizes(id: number): Promise<readonly { readonly number: number; readonly size: number }[]>;
  part(id: number, number: number): Promise<Uint8Array | undefined>;
  dropParts(id: number): Promise<void>;
  /** An import whose work nobody does; other processes take others. */
  claim(claim: Claim): Promise<Import | undefined>;
  /** Prolongs a claim; undefined where it was lost, or the import is in another state. */
  hold(id: number, state: WorkingState, claim: Claim): Promise<Import | undefined>;
  release(id: number, token: string): Promise<void>;
  putRows(id: number, rows: readonly ImportRow[]): Promise<void>;
  dropRows(id: number): Promise<void>;
  /** Rows that an earlier one of the file has the keys of. */
  firstRows(id: number, keys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  lastRow(id: number): Promise<number>;
  /** The next rows to write or to undo, in product order. */
  due(id: number, state: 'applying' | 'undoing', limit: number): Promise<readonly ImportRow[]>;
  settle(id: number, rows: readonly ImportRow[]): Promise<void>;
  rows(id: number, choice: RowChoice, after: number, limit: number): Promise<readonly ImportRow[]>;
  /** Deletes imports that began earlier. */
  forget(before: Date): Promise<void>;
}
