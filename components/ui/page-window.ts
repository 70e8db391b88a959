type PageItem = number | 'gap-before' | 'gap-after';

/** First and last page, the current one and its neighbours, with one gap per side for the others. */
export function pageWindow(page: number, pages: number): PageItem[] {
  const near = [page - 1, page, page + 1].filter((one) => one > 1 && one < pages);
  const first = near[0] ?? pages;
  const last = near.at(-1) ?? 1;
  return [
    1,
    ...(first === 3 ? [2] : []),
    ...(first > 3 && near.length > 0 ? (['gap-before'] as const) : []),
    ...near,
    ...(last < pages - 2 && near.length > 0 ? (['gap-after'] as const) : []),
    ...(last === pages - 2 ? [pages - 1] : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
