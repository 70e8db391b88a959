import type { ContentType } from '../../../lib/api/contract/content.ts';
import type { ContentBlock } from '../../../lib/content/blocks.ts';
import type { Author, Source } from '../../../lib/content/credits.ts';
import type { Names } from '../../core/names.ts';

export interface ContentTopic {
  /** Stands in addresses. */
  readonly key: string;
  readonly name: Names;
}

/** An article or a piece of news as lists show it. */
export interface ContentSummary {
  readonly id: number;
  readonly type: ContentType;
  readonly slug: string;
  readonly title: Names;
  readonly excerpt: Names;
  readonly topic: ContentTopic;
  /** Name of its drawing. */
  readonly picture: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
}

export interface Content extends ContentSummary {
  readonly blocks: readonly ContentBlock[];
  readonly author: Author | null;
  /** The pharmacist who looked through it. */
  readonly checkedBy: { readonly name: Names; readonly licenceNo: string } | null;
  readonly checkedAt: Date | null;
  readonly sources: readonly Source[];
}

export interface ContentFilter {
  readonly type: ContentType;
  /** Keys; all topics without any. */
  readonly topics?: readonly string[] | undefined;
  /** Only what shows products of the departments in which this brand sells; its own products go first. */
  readonly brand?: number | undefined;
  /** Only what shows products of this department. */
  readonly department?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Only what has begun and not ended by `now` is seen through it. */
export interface ContentRepo {
  /** Newest first, but for what shows products of the brand that is asked for. */
  page(
    filter: ContentFilter,
    now: Date,
  ): Promise<{ rows: readonly ContentSummary[]; total: number }>;
  /** Those that have something, the fullest first. */
  topics(
    type: ContentType,
    now: Date,
  ): Promise<readonly (ContentTopic & { readonly count: number })[]>;
  byId(type: ContentType, id: number, now: Date): Promise<Content | undefined>;
  bySlug(type: ContentType, slug: string, now: Date): Promise<Content | undefined>;
  /** Others of the type: of the same topic first, then the newest. */
  related(content: ContentSummary, limit: number, now: Date): Promise<readonly ContentSummary[]>;
}
