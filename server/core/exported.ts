/** Calls the service as the member, below `/api/v1`; throws unless the status is 200. */
export type Ask = (path: string) => Promise<unknown>;

/** A part of a member's export: the answer of a call, of all pages of a list, or put together from several. */
export type Exported = string | { readonly pages: string } | ((ask: Ask) => Promise<unknown>);

const PER_PAGE = 100;

/** Assembles an export from the member's own calls, in their contract shapes. */
export async function exportAll(
  parts: Readonly<Record<string, Exported>>,
  ask: Ask,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') data[name] = await ask(part);
    else data[name] = await (typeof part === 'function' ? part(ask) : allPages(ask, part.pages));
  }
  return data;
}

async function allPages(ask: Ask, path: string): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ page: String(page), per_page: String(PER_PAGE) });
    const entities = entitiesOf(await ask(`${path}?${query.toString()}`));
    all.push(...entities);
    if (entities.length < PER_PAGE) return all;
  }
}

export function entitiesOf(answer: unknown): readonly { readonly id: number }[] {
  return (answer as { readonly entities: readonly { readonly id: number }[] }).entities;
}
