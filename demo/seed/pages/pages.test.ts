import { describe, expect, it } from 'vitest';
import { PAGE_PATH } from '../../../lib/pages/contract.ts';
import { contentBlockSchema, type ContentBlock } from '../../../lib/blocks/blocks.ts';
import { matchPage } from '../../../lib/pages/match.ts';
import { KNOWN_RECORDS } from '../../../lib/pages/table.ts';
import { readSceneName } from '../../pictures/scenes/names.ts';
import { COUPONS } from '../coupons-data.ts';
import { brandPaths } from '../../../lib/brand.ts';
import { pageSeeds } from './seed.ts';

const now = new Date('2026-11-23T05:00:00Z');
const seeds = pageSeeds(now);
const paths = new Set(seeds.map(({ path }) => path));

function linksOf(block: ContentBlock): readonly string[] {
  if (block.type === 'link' || block.type === 'rail') return [block.path];
  if ('action' in block && block.action) return [block.action.path];
  return [];
}

function isThere(path: string): boolean {
  const match = matchPage(path.split('/').filter((segment) => segment !== ''));
  return match?.thing?.kind === 'page' ? paths.has(path) : match !== undefined;
}

describe('page records of the demo', () => {
  it('are about a hundred campaigns and the pages of the footer', () => {
    expect(paths.size).toBe(seeds.length);
    expect(new Set([...paths].map((path) => path.toLowerCase())).size).toBe(seeds.length);
    const campaigns = seeds.filter(({ path }) => path.startsWith(`${brandPaths.card}/`));
    expect(campaigns.length).toBeGreaterThanOrEqual(100);
    expect(KNOWN_RECORDS.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('differ from each other', () => {
    for (const language of ['en', 'th'] as const) {
      expect(new Set(seeds.map(({ title }) => title[language])).size).toBe(seeds.length);
      expect(new Set(seeds.map(({ description }) => description[language])).size).toBe(
        seeds.length,
      );
    }
  });

  it.each(seeds.map((seed) => [seed.path, seed] as const))('%s is complete', (path, seed) => {
    expect(path).toMatch(PAGE_PATH);
    expect(readSceneName(seed.picture)).toBeDefined();
    for (const block of seed.blocks) {
      expect(contentBlockSchema.parse(block)).toEqual(block);
      if ('picture' in block && block.picture !== undefined)
        expect(readSceneName(block.picture)).toBeDefined();
      for (const link of linksOf(block)) expect([link, isThere(link)]).toEqual([link, true]);
    }
    // `docs/glossary.md`, "Amounts": amounts use the currency sign.
    expect(JSON.stringify(seed)).not.toMatch(/\d ?(?:baht|THB|บาท)/i);
    // A record's address must not match another page of the table.
    const match = matchPage(path.slice(1).split('/'));
    expect(match?.name).toBe('record');
    expect(seed.blocks.filter(({ type }) => type === 'hero').length).toBeLessThanOrEqual(1);
  });

  it('limit member offers to their members, and reveal no codes', () => {
    const actions = seeds.flatMap(({ path, blocks }) =>
      blocks.flatMap((block) => (block.type === 'campaignAction' ? [{ path, ...block }] : [])),
    );
    for (const { path, who, invite, coupon } of actions) {
      const audience = COUPONS.find(({ code }) => code === coupon)?.audience ?? 'members';
      if (invite) expect([path, audience]).toEqual([path, 'invitation']);
      else if (who !== 'members') expect([path, audience]).toEqual([path, who]);
      else expect([path, audience === 'members' || audience === 'campaign']).toEqual([path, true]);
    }
    const audiences = actions.map(
      ({ coupon }) => COUPONS.find(({ code }) => code === coupon)?.audience,
    );
    expect(new Set(audiences)).toEqual(
      new Set([undefined, 'birthday', 'vip', 'lapsed', 'campaign', 'invitation']),
    );
    const secrets = COUPONS.filter(({ audience }) => audience !== undefined);
    for (const { path, title, description, blocks } of seeds) {
      const told = blocks.map((block) =>
        block.type === 'campaignAction' ? { ...block, coupon: '' } : block,
      );
      const words = JSON.stringify([path, title, description, told]).toUpperCase();
      for (const { code } of secrets) expect([path, words.includes(code)]).toEqual([path, false]);
    }
  });

  it('include running, future and past ones on any day', () => {
    for (const day of ['2026-01-01', '2026-04-13', '2026-07-31', '2028-02-29', '2026-12-31']) {
      const at = new Date(`${day}T17:30:00Z`);
      const spans = pageSeeds(at).flatMap(({ days }) => (days ? [days] : []));
      expect(spans.every(([from, until]) => from < until)).toBe(true);
      expect(spans.some(([from, until]) => from <= 0 && until > 0)).toBe(true);
      expect(spans.some(([, until]) => until <= 0)).toBe(true);
    }
  });
});
