import type { ContentType } from '../../../lib/api/contract/content.ts';
import type { Clock } from '../kernel/ports.ts';
import type { ContentRepo } from './ports.ts';

interface ContentSearch {
  readonly type: ContentType;
  readonly topic?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

interface Parts {
  readonly contents: ContentRepo;
  readonly clock: Clock;
}

export type ListContents = ReturnType<typeof createListContents>;

/** A page of what has been published, and the topics of the whole type. */
export function createListContents({ contents, clock }: Parts) {
  return async ({ type, topic, page, perPage }: ContentSearch) => {
    const now = clock.now();
    const [{ rows, total }, topics] = await Promise.all([
      contents.page({ type, topic, limit: perPage, offset: (page - 1) * perPage }, now),
      contents.topics(type, now),
    ]);
    return { rows, total, topics };
  };
}
