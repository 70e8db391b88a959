import type { ContentType } from '../../../../lib/contents/contract.ts';
import type { Clock } from '../../../core/ports.ts';
import type { Content, ContentRepo, ContentSummary } from '../ports.ts';
import type { ListContents } from './list-contents.ts';

const RELATED = 3;
/** Fits the id column; a slug is never all digits. */
const ID = /^[1-9]\d{0,8}$/;

export interface ContentView extends Content {
  readonly related: readonly ContentSummary[];
}

interface Parts {
  readonly contents: ContentRepo;
  readonly clock: Clock;
}

export type GetContent = ReturnType<typeof createGetContent>;

/** A published content by id or slug, with related ones. */
export function createGetContent({ contents, clock }: Parts) {
  return async (type: ContentType, idOrSlug: string): Promise<ContentView | undefined> => {
    const now = clock.now();
    const content = ID.test(idOrSlug)
      ? await contents.byId(type, Number(idOrSlug), now)
      : await contents.bySlug(type, idOrSlug, now);
    return content && { ...content, related: await contents.related(content, RELATED, now) };
  };
}

export interface ContentUseCases {
  readonly list: ListContents;
  readonly get: GetContent;
}
