import { expect, it } from 'vitest';
import { BANNERS } from '../seed/banners-data.ts';
import { contentSeeds } from '../seed/contents/all.ts';
import { GROUPS } from '../seed/offers-data.ts';
import { team } from '../seed/pharmacy.ts';
import { readSceneName } from './scenes/names.ts';

const blocks = [...BANNERS.map((row) => row.blocks), ...contentSeeds.map((row) => row.body)].flat();
const named = [
  ...[...BANNERS, ...contentSeeds, ...GROUPS, ...team].map(({ picture }) => picture),
  ...blocks.flatMap((block) => (block.type === 'picture' ? [block.picture] : [])),
  ...blocks.flatMap((block) => (block.type === 'video' ? [block.poster] : [])),
];

it('every named picture can be drawn', () => {
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => readSceneName(name) === undefined)).toEqual([]);
});
