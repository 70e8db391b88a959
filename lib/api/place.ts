/** Rows are marked by their ids, or by their moment and id where the moment moves (`placeByMomentSchema`). */
const MARKS = { id: /^[1-9]\d{0,8}$/, moment: /^\d{1,14}\.[\w-]{6,64}$/ } as const;

const FROM = /^(?:(after|before)\.(.+)|end)$/;

/** Place of a page in a list, as it stands in an address. */
export interface Place {
  readonly page: number;
  /** In lists that are read beside a row: `after.7`, `before.7`, `end`; empty: by the number. */
  readonly from: string;
}

/** A page by its number, which with a row beside it is only told back. */
export interface PlaceAsked {
  readonly page: number;
  readonly after?: string;
  readonly before?: string;
  readonly end?: 'true';
}

/** Reads the place in an address; a mark of another kind is as if it were not there. */
export function readPlace(
  params: Pick<URLSearchParams, 'get'>,
  marks: keyof typeof MARKS = 'id',
): Place {
  const page = params.get('page') ?? '';
  const from = params.get('from') ?? '';
  const mark = FROM.exec(from)?.[2];
  const isKnown = from === 'end' || (mark !== undefined && MARKS[marks].test(mark));
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    from: isKnown ? from : '',
  };
}

/** The parameters of an address; the beginning of a list has none. */
export function placeParams({ page, from }: Place): Readonly<Record<string, string>> {
  return { ...(page === 1 ? {} : { page: String(page) }), ...(from === '' ? {} : { from }) };
}

/** The same as calls ask for it. */
export function placeIn({ page, from }: Place): PlaceAsked {
  const [, side, mark = ''] = FROM.exec(from) ?? [];
  if (side === 'after') return { page, after: mark };
  if (side === 'before') return { page, before: mark };
  return from === 'end' ? { page, end: 'true' } : { page };
}

/** Mark of a row in lists whose rows get later moments meanwhile. */
export function momentMark(at: string, id: string): string {
  return `${String(Date.parse(at))}.${id}`;
}
