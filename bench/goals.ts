import { boundText, floor, isWithin, type Table } from './report.ts';

type Limit = { readonly min: number } | { readonly max: number };

interface Goal {
  readonly what: string;
  readonly unit: string;
  /** Value held today, with tolerance for noise. */
  readonly floor: Limit;
  readonly goal: Limit;
  /** Best of the shops named in `OTHERS`; undefined if not measured. */
  readonly others?: string;
}

const OTHERS =
  'Other shops: the best figures of NextFaster, EverShop, Medusa with its starter and Payload ecommerce, fixed values from separate measurements.';

/** 14 kB of HTML and 14 kB of CSS in one document (`docs/decisions/0036-styles-in-the-page.md`). */
const HTML_GOAL = { max: 28 };
const HTML_OTHERS = '60 to 110 kB unpacked';
const ELEMENTS_OTHERS = '155 to 450';

const CACHED = { unit: '', floor: { min: 0.7 }, goal: { min: 0.9 } };

const GOALS = {
  memoryEmbedded: {
    what: 'memory after 1,500 product pages, embedded database',
    unit: ' MB',
    floor: { max: 400 },
    goal: { max: 450 },
    others: '267 to 316 MB, no database inside',
  },
  memoryPostgres: {
    what: 'memory after 1,500 product pages, PostgreSQL',
    unit: ' MB',
    floor: { max: 300 },
    goal: { max: 300 },
    others: '267 to 316 MB',
  },
  newPagesEmbedded: {
    what: 'uncached product pages, embedded database',
    unit: '/s',
    floor: { min: 20 },
    goal: { min: 80 },
    others: '103/s',
  },
  newPagesPostgres: {
    what: 'uncached product pages, PostgreSQL',
    unit: '/s',
    floor: { min: 25 },
    goal: { min: 120 },
    others: '103/s',
  },
  readProduct: {
    what: 'GET /products/{id}, the slower database',
    unit: '/s',
    floor: { min: 10_000 },
    goal: { min: 20_000 },
  },
  readList: {
    what: 'GET /products/web, the slower database',
    unit: '/s',
    floor: { min: 10_000 },
    goal: { min: 20_000 },
  },
  cachedRatio: {
    what: 'cached page in brotli, ratio to a bare server, lowest of three',
    ...CACHED,
    others: '0.03',
  },
  cachedGzipRatio: { what: 'cached page in gzip, ratio to a bare server', ...CACHED },
  cachedPlainRatio: { what: 'cached page without compression, ratio to a bare server', ...CACHED },
  click: {
    what: 'click on a card to the heading, idle',
    unit: ' ms',
    floor: { max: 60 },
    goal: { max: 40 },
    others: '43 ms',
  },
  slowClick: {
    what: 'click on a card to the heading, slow phone, prefetched or not',
    unit: ' ms',
    floor: { max: 150 },
    goal: { max: 150 },
    others: '163 ms',
  },
  firstPaint: {
    what: 'first paint, slow phone, latest of three pages',
    unit: ' ms',
    floor: { max: 900 },
    goal: { max: 520 },
    others: '560 to 624 ms',
  },
  largestPaint: {
    what: 'largest paint, slow phone, latest of three pages',
    unit: ' ms',
    floor: { max: 1_000 },
    goal: { max: 560 },
    others: '560 to 756 ms',
  },
  htmlOfProduct: {
    what: 'HTML with its styles, brotli: product',
    unit: ' kB',
    floor: { max: 29.5 },
    goal: HTML_GOAL,
    others: HTML_OTHERS,
  },
  htmlOfList: {
    what: 'HTML with its styles, brotli: list',
    unit: ' kB',
    floor: { max: 28 },
    goal: HTML_GOAL,
    others: HTML_OTHERS,
  },
  htmlOfHome: {
    what: 'HTML with its styles, brotli: home',
    unit: ' kB',
    floor: { max: 34 },
    goal: HTML_GOAL,
    others: HTML_OTHERS,
  },
  scripts: {
    what: 'JavaScript of a first visit, most of three pages',
    unit: ' kB',
    floor: { max: 140 },
    goal: { max: 140 },
    others: '190 kB',
  },
  elementsOfProduct: {
    what: 'DOM elements: product',
    unit: '',
    floor: { max: 650 },
    goal: { max: 600 },
    others: ELEMENTS_OTHERS,
  },
  elementsOfList: {
    what: 'DOM elements: list',
    unit: '',
    floor: { max: 900 },
    goal: { max: 900 },
    others: ELEMENTS_OTHERS,
  },
  elementsOfHome: {
    what: 'DOM elements: home',
    unit: '',
    floor: { max: 950 },
    goal: { max: 900 },
    others: ELEMENTS_OTHERS,
  },
} as const satisfies Readonly<Record<string, Goal>>;

export type Figures = Partial<Record<keyof typeof GOALS, number>>;

export function goalTable(figures: Figures): Table {
  const goals: readonly [string, Goal][] = Object.entries(GOALS);
  const measured: Readonly<Record<string, number>> = figures;
  const rows = goals.flatMap(([name, { what, unit, floor: kept, goal, others = '' }]) => {
    const figure = measured[name];
    if (figure === undefined) return [];
    const text = figure.toLocaleString('en', { maximumSignificantDigits: 3 });
    const reached = isWithin(figure, goal) ? 'reached' : 'not yet';
    return [
      [
        what,
        text + unit,
        floor(figure, { ...kept, unit }),
        `${boundText({ ...goal, unit })} ${reached}`,
        others,
      ],
    ];
  });
  return {
    title: 'Goals, and other shops',
    columns: ['what', 'figure', 'floor', 'goal', 'best of four other shops'],
    rows,
    notes: [OTHERS],
  };
}
