import { parsePage, type PageParams } from '../pages/search-params.ts';

/** Three rows of three. */
export const CONTENTS_PER_PAGE = 9;

export interface ContentListState {
  readonly page: number;
  readonly topic?: string;
}

/** Undefined for an invalid page or topic, which is a 404. */
export function parseContentList(
  params: Partial<PageParams<'articles'>>,
): ContentListState | undefined {
  const { topic } = params;
  const page = parsePage(params.page);
  if (page === undefined) return undefined;
  if (topic === undefined) return { page };
  if (typeof topic !== 'string' || !/^[a-z-]{1,40}$/.test(topic)) return undefined;
  return { page, topic };
}
