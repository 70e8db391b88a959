import { z } from 'zod';
import type { Target } from './target.ts';

/** A read of the service; `path` stands below `/api/v1`. */
export type ReadService = (path: string) => Promise<Response>;

export type Exists = (target: Target) => Promise<boolean>;

const TIMEOUT_MS = 2_000;
/** Categories are few and change by the year; a new one is found this much later. */
const TREE_MS = 5_000;
const MISSING = new Set([404, 422]);

/** First segments of pages whose id the service looks up, and where. */
const FOLDERS: ReadonlyMap<string, string> = new Map([
  ['products', 'products'],
  ['brands', 'brands'],
  ['banners', 'banners'],
  ['promotions', 'promotion-groups'],
  ['promotions-product', 'promotion-groups'],
]);

const treeSchema = z.array(z.object({ id: z.number() }));

function idOf({ segments }: Target): [string | undefined, string] {
  const [first, second, third] = segments;
  if (first === 'ecommerce' && second === 'banner') return ['banners', third ?? ''];
  if (first === 'brandstory' && third === 'ArticleList') return ['article', segments[3] ?? ''];
  return [first, (first === 'products' ? (third ?? second) : second) ?? ''];
}

/**
 * Asks the service whether what an address names is there, before Next is asked: Next takes some 10 ms
 * and an entry of its memory for every made-up id. In doubt the answer is yes, and Next decides.
 */
export function createExistence(read: ReadService, now: () => number = Date.now): Exists {
  let tree: { ids: ReadonlySet<string>; until: number } | undefined;

  async function answers(path: string): Promise<boolean> {
    const response = await read(path);
    await response.body?.cancel();
    return !MISSING.has(response.status);
  }

  async function isCategory(id: string): Promise<boolean> {
    if (tree === undefined || tree.until < now()) {
      const response = await read('/categories/web/tree');
      const nodes = treeSchema.parse(await response.json());
      tree = { ids: new Set(nodes.map((node) => String(node.id))), until: now() + TREE_MS };
    }
    return tree.ids.has(id);
  }

  async function look(target: Target): Promise<boolean> {
    const [kind, id] = idOf(target);
    if (!/^\d+$/.test(id)) return true;
    const number = String(Number(id));
    const folder = FOLDERS.get(kind ?? '');
    if (folder !== undefined) return answers(`/${folder}/${number}`);
    if (kind === 'news' || kind === 'article') return answers(`/contents/${kind}/${number}`);
    return kind === 'categories' ? isCategory(number) : true;
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
