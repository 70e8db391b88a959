import type { DraftFault, DraftPart } from '../../../lib/products/contract-values.ts';

/** Values of fields by their names in the code; prices are in satang. */
export type DraftValues = Readonly<Record<string, string | number | null>>;

/** A draft is open while it waits or has failed. A product has at most one open draft of each part. */
export type DraftState = 'waiting' | 'failed' | 'published' | 'discarded';

export interface NewDraft {
  readonly productId: number;
  readonly part: DraftPart;
  /** New values of the changed fields alone. */
  readonly values: DraftValues;
  /** Live values of these fields when the draft was saved. */
  readonly base: DraftValues;
  /** Version of the live part when the draft was saved. */
  readonly seenVersion: string;
  /** The person who saved it or set its time last, whose ability publishes it. */
  readonly memberId: number;
  /** Null: it waits until a person publishes it. */
  readonly publishAt: Date | null;
}

export interface Draft extends NewDraft {
  readonly id: number;
  readonly savedAt: Date;
  readonly state: DraftState;
  readonly fault: DraftFault | null;
  /** Fields that the fault is about, by their names in the contract. */
  readonly faultFields: readonly string[];
  /** When it was published or discarded; null while it is open. */
  readonly endedAt: Date | null;
}

/** A draft with the name of its person. */
export interface NamedDraft extends Draft {
  readonly name: string;
}

export interface DraftsRepo {
  /** Open ones of a product, by part. */
  open(productId: number): Promise<readonly NamedDraft[]>;
  /**
   * The open draft of a part, locked until the transaction ends. Drafts are locked before their product, everywhere.
   */
  lock(productId: number, part: DraftPart): Promise<Draft | undefined>;
  /** Adds a draft that waits; undefined if the part has an open one. */
  add(draft: NewDraft, now: Date): Promise<number | undefined>;
  change(id: number, values: Partial<Omit<Draft, 'id' | 'productId' | 'part'>>): Promise<void>;
  /**
   * The first draft whose time has come, except those of these ids, locked until the transaction ends; drafts that
   * another process holds are left out.
   */
  claimDue(now: Date, except: readonly number[]): Promise<Draft | undefined>;
  /** Deletes drafts that were published or discarded before. */
  forget(before: Date): Promise<void>;
}
