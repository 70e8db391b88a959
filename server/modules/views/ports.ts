import type { ViewList } from '../../../lib/views/contract-values.ts';

export interface ViewName {
  readonly name: string;
  readonly isShared: boolean;
}

export interface NewView extends ViewName {
  readonly list: ViewList;
  readonly query: string;
}

export interface SavedView extends NewView {
  readonly id: number;
  readonly ownerId: number;
  readonly owner: string;
}

export interface ViewsRepo {
  /** Own and shared ones, the own first, by name. */
  list(memberId: number, list: ViewList): Promise<readonly SavedView[]>;
  /** Replaces the person's view of the same list and name. Undefined where the person has too many. */
  save(memberId: number, view: NewView): Promise<SavedView | undefined>;
  /** Undefined where the person has another view of the name. */
  rename(memberId: number, id: number, name: ViewName): Promise<SavedView | undefined>;
  /** Whether the person has the view. */
  isOwn(memberId: number, id: number): Promise<boolean>;
  remove(memberId: number, id: number): Promise<void>;
}
