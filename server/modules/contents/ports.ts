import type { ContentType } from '../../../lib/contents/contract.ts';
import type { ContentBlock } from '../../../lib/blocks/blocks.ts';
import type { Author, Source } from '../../../lib/contents/credits.ts';
import type { Names } from '../../core/names.ts';

export interface ContentTopic {
  /** Used in addresses. */
  readonly key: string;
  readonly name: Names;
}

export interface ContentSummary {
  readonly id: number;
  readonly type: ContentType;
  readonly slug: string;
  readonly title: Names;
  readonly excerpt: Names;
  readonly topic: ContentTopic;
  readonly picture: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
}

export interface Content extends ContentSummary {
  readonly blocks: readonly ContentBlock[];
  readonly author: Author | null;
  readonly checkedBy: { readonly name: Names; readonly licenceNo: string } | null;
  readonly checkedAt: Date | null;
  readonly sources: readonly Source[];
}

export interface ContentFilter {
  readonly type: ContentType;
  /** Topic keys; all topics if empty or absent. */
  readonly topics?: readonly string[] | undefined;
  /**
   * Only contents with products of the departments in which this brand sells; contents with its own
   * products come first.
   */
  readonly brand?: number | undefined;
  readonly department?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Exposes published contents only, those active at `now`. */
export interface ContentRepo {
  /** Newest first, after contents with products of the requested brand. */
  page(
    filter: ContentFilter,
    now: Date,
  ): Promise<{ rows: readonly ContentSummary[]; total: number }>;
  /** Non-empty topics, by descending count. */
  topics(
    type: ContentType,
    now: Date,
  ): Promise<readonly (ContentTopic & { readonly count: number })[]>;
  byId(type: ContentType, id: number, now: Date): Promise<Content | undefined>;
  bySlug(type: ContentType, slug: string, now: Date): Promise<Content | undefined>;
  /** Articles whose title in either language contains all of these words, newest first. */
  titled(words: readonly string[], limit: number, now: Date): Promise<readonly ContentSummary[]>;
  /** Other contents of the type: of the same topic first, then the newest. */
  related(content: ContentSummary, limit: number, now: Date): Promise<readonly ContentSummary[]>;
}
