import type { CampaignTopic } from '../../../lib/api/contract-values.ts';
import type { PagePhase, PageState, PageTemplate } from '../../../lib/pages/contract.ts';
import type { ContentBlock } from '../../../lib/blocks/blocks.ts';
import type { Names } from '../../core/names.ts';

/** A page stored as a record, editable without a deployment (`docs/product/pages.md`, "Page records"). */
export interface PageSummary {
  readonly id: number;
  /** Without the language. */
  readonly path: string;
  readonly template: PageTemplate;
  readonly title: Names;
  readonly description: Names;
  /** Name of its drawing. */
  readonly picture: string;
  readonly topic: CampaignTopic | null;
  readonly indexed: boolean;
  readonly activeFrom: Date;
  readonly activeUntil: Date | null;
  readonly updatedAt: Date;
}

export interface PageRecord extends PageSummary {
  readonly blocks: readonly ContentBlock[];
}

/** A record that may be unpublished. */
export interface DraftRecord extends PageRecord {
  readonly state: PageState;
}

/** Returns published records only, except for `draft`; `phaseOf` decides whether they are visible yet. */
export interface PageRepo {
  /** By path, case-insensitive. */
  find(path: string): Promise<PageRecord | undefined>;
  list(): Promise<readonly PageSummary[]>;
  /** By id, in any state. */
  draft(id: number): Promise<DraftRecord | undefined>;
}

export type Phased<Page extends PageSummary> = Page & { readonly phase: PagePhase };
