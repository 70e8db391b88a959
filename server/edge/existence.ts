import { z } from 'zod';
import { THINGS } from '../../lib/pages/table.ts';
import type { Target } from './target.ts';

/** A read of the service; `path` stands below `/api/v1`. */
export type ReadService = (path: string) => Promise<Response>;

export type Exists = (target: Target) => Promise<boolean>;

const TIMEOUT_MS = 2_000;
/** Categories are few and change by the year; a new one is found this much later. */
const TREE_MS = 5_000;
const MISSING = new Set([404, 422]);

const treeSchema = z.array(z.object({ id: z.number() }));

/**
 * Asks the service whether what an address names is there, before Next is asked: Next takes some 10 ms
 * and an entry of its memory for every made-up id. In doubt the answer is yes, and Next decides.
 */
export function createExistence(read: ReadService, now: () => number = Date.now): Exists {
  let tree: { ids: ReadonlySet<number>; until: number } | undefined;

  async function answers(path: string): Promise<boolean> {
    const response = await read(path);
    await response.body?.cancel();
    return !MISSING.has(response.status);
  }

  async function isInTree(path: string, id: number): Promise<boolean> {
    if (tree === undefined || tree.until < now()) {
      const response = await read(path);
      const nodes = treeSchema.parse(await response.json());
      tree = { ids: new Set(nodes.map((node) => node.id)), until: now() + TREE_MS };
    }
    return tree.ids.has(id);
  }

  async function look({ match }: Target): Promise<boolean> {
    if (match?.thing === undefined) return true;
    const { kind, id } = match.thing;
    const thing = THINGS[kind];
    return 'tree' in thing ? isInTree(thing.tree, id) : answers(`${thing.read}/${String(id)}`);
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
