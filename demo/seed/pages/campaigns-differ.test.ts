import { describe, expect, it } from 'vitest';
import { brandPaths } from '../../../lib/brand.ts';
import { pageSeeds } from './seed.ts';

type Language = 'en' | 'th';

const RUN = 5;
/** Share of common five-word runs from which two campaigns count as duplicates. */
const LIMIT = 0.4;

/** All campaigns, whether past, current or future. */
const campaigns = pageSeeds(new Date('2026-11-23T05:00:00Z')).filter(({ path }) =>
  path.startsWith(`${brandPaths.card}/`),
);

/** Every text of the blocks, in page order; without product names. */
function textsOf(value: unknown, language: Language): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, language));
  if (typeof value !== 'object' || value === null) return [];
  if (language in value) return [String((value as Record<Language, unknown>)[language])];
  return Object.values(value).flatMap((one) => textsOf(one, language));
}

function wordsOf(text: string, language: Language): readonly string[] {
  const plain = text.toLowerCase().replaceAll('\u2060', '');
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(plain)];
  return segments.flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

/** Runs continue across texts, as a reader sees them. */
function runsOf(blocks: unknown, language: Language): ReadonlySet<string> {
  const words = textsOf(blocks, language).flatMap((text) => wordsOf(text, language));
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));
}

/** Relative to the shorter page, so a contained page counts as a duplicate. */
function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((run) => b.has(run)).length;
  return common / Math.min(a.size, b.size);
}

function pairsOf(language: Language): readonly (readonly [share: number, pair: string])[] {
  const pages = campaigns.map(({ path, blocks }) => ({ path, runs: runsOf(blocks, language) }));
  return pages
    .flatMap((one, index) =>
      pages
        .slice(index + 1)
        .map((other) => [shareOf(one.runs, other.runs), `${one.path} ${other.path}`] as const),
    )
    .toSorted(([a], [b]) => b - a);
}

describe('campaigns', () => {
  it.each(['en', 'th'] as const)(
    'share less than two fifths of their runs of words: %s',
    (language) => {
      const pairs = pairsOf(language);
      expect(pairs.length).toBeGreaterThan(6_000);
      const alike = pairs.filter(([share]) => share >= LIMIT);
      const listed = alike
        .slice(0, 20)
        .map(([share, pair]) => `${String(Math.round(share * 100))} % ${pair}`);
      expect({ alike: alike.length, listed }).toEqual({ alike: 0, listed: [] });
    },
  );
});
