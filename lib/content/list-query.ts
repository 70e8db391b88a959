/** Three rows of three. */
export const CONTENTS_PER_PAGE = 9;

export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface ContentListState {
  readonly page: number;
  readonly topic?: string;
}

/** Undefined where the address names no page or no possible topic: such an address is 404. */
export function parseContentList(params: SearchParams): ContentListState | undefined {
  const { page = '1', topic } = params;
  if (typeof page !== 'string' || !/^[1-9]\d{0,4}$/.test(page)) return undefined;
  if (topic === undefined) return { page: Number(page) };
  if (typeof topic !== 'string' || !/^[a-z-]{1,40}$/.test(topic)) return undefined;
  return { page: Number(page), topic };
}

/** How many pages so many fill; a list without any has one. */
export function contentPages(total: number): number {
  return Math.max(1, Math.ceil(total / CONTENTS_PER_PAGE));
}
