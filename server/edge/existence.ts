import { z } from 'zod';
import { THINGS } from '../../lib/pages/entry.ts';
import type { Target } from './target.ts';

/** Reads from the service; `path` is relative to `/api/v1`. */
export type ReadService = (path: string) => Promise<Response>;

export type Exists = (target: Target) => Promise<boolean>;

const TIMEOUT_MS = 2_000;
/** Categories and page records are few and rarely change; a new one appears after this delay. */
const LIST_MS = 5_000;
const MISSING = new Set([404, 422]);

const treeSchema = z.array(z.object({ id: z.number() }));
const pathsSchema = z.object({ entities: z.array(z.object({ path: z.string() })) });

/**
 * Checks with the service that an address exists before asking Next: Next spends about 10 ms and a
 * memory entry on every made-up id. Failures count as existing, and Next decides.
 */
export function createExistence(read: ReadService, now: () => number = Date.now): Exists {
  const tree = createList(async () => {
    const nodes = treeSchema.parse(await (await read(THINGS.category.tree)).json());
    return nodes.map(({ id }) => id);
  }, now);
  const records = createList(async () => {
    const answer = pathsSchema.parse(await (await read(THINGS.page.paths)).json());
    return answer.entities.map(({ path }) => path.toLowerCase());
  }, now);

  async function answers(path: string): Promise<boolean> {
    const response = await read(path);
    await response.body?.cancel();
    return !MISSING.has(response.status);
  }

  async function look({ match }: Target): Promise<boolean> {
    const thing = match?.thing;
    // The office opens drafts and archived products, which public reads do not know.
    if (thing === undefined || match?.page.layout === 'office') return true;
    // Pages redirect other capitalisation themselves.
    if (thing.kind === 'page') return (await records()).has(thing.id.toLowerCase());
    if (thing.kind === 'category') return (await tree()).has(thing.id);
    return answers(`${THINGS[thing.kind].read}/${String(thing.id)}`);
  }

  return async (target) => {
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, TIMEOUT_MS, true);
    try {
      return await Promise.race([look(target), late]);
    } catch {
      return true;
    } finally {
      clearTimeout(timer);
    }
  };
}

function createList<Key>(
  load: () => Promise<readonly Key[]>,
  now: () => number,
): () => Promise<ReadonlySet<Key>> {
  let kept: { keys: ReadonlySet<Key>; until: number } | undefined;
  return async () => {
    if (kept === undefined || kept.until < now()) {
      kept = { keys: new Set(await load()), until: now() + LIST_MS };
    }
    return kept.keys;
  };
}
