import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf, readPages } from '@/scripts/content/pages.ts';
import { loadPages, savePages } from '@/scripts/content/store.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { seedPages } from '@/demo/seed/pages/seed.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

describe('pages exported to files and imported again', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await seedPages(shop.db, shop.clock.now());
  });
  afterAll(() => shop.close());

  const read = async () => {
    const files = new Map((await loadPages(shop.db)).flatMap((page) => [...filesOf(page)]));
    const { pages, problems } = readPages(files);
    expect(problems).toEqual([]);
    return pages.map(({ page }) => page);
  };
  const saved = (pages: Parameters<typeof savePages>[1]) =>
    savePages(shop.db, pages, shop.clock.now());

  it('round-trip unchanged', async () => {
    const pages = await read();
    expect(await saved(pages)).toEqual({ added: 0, changed: 0, same: pages.length });
  });

  it('apply changes and additions, and invalidate caches', async () => {
    const poll = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await poll.poll();
    const pages = await read();
    const [first, ...rest] = pages;
    if (!first) throw new Error('there are no pages');
    const changed = { ...first, title: { ...first.title, th: 'ชื่อใหม่' } };
    const added = { ...first, path: '/brand-new', state: 'draft' as const };
    expect(await saved([changed, added, ...rest])).toEqual({
      added: 1,
      changed: 1,
      same: rest.length,
    });
    expect(await poll.poll()).toContain(`page:${first.path}`);
    expect((await shop.call('GET', '/pages?path=/brand-new&locale=en')).status).toBe(404);
  });

  it('are all imported, or none', async () => {
    const [first] = await read();
    if (!first) throw new Error('there are no pages');
    const broken = { ...first, path: '/broken', title: { en: 'x', th: null as unknown as string } };
    await expect(saved([{ ...first, path: '/half' }, broken])).rejects.toThrow();
    expect((await loadPages(shop.db)).map(({ path }) => path)).not.toContain('/half');
  });
});
