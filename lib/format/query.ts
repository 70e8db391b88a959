/** Appends a query if not empty. `URLSearchParams.size` is missing in the oldest supported browsers. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
