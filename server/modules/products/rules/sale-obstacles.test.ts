import { describe, expect, it } from 'vitest';
import type { SaleFacts } from '../sale-ports.ts';
import { notesOf, obstaclesOf } from './sale-obstacles.ts';

const both = (text: string) => ({ en: text, th: text });
const SOLD: SaleFacts = {
  ...{ state: 'live', price: 12_000, drugClass: 'none', branches: 2 },
  ...{ onHand: 3, reserved: 2, free: 1 },
  texts: {
    ...{ name: both('Soap'), description: both('Mild') },
    ...{ how_to: both(''), ingredients: both(''), warnings: both('') },
  },
  shelf: { brand: both('Arun'), department: both('Soaps'), category: both('Body') },
  ...{ hasPicture: true, search: { hasWords: true, isDue: false } },
  changedAt: new Date('2026-11-29T16:00:00Z'),
  changeAgeMs: null,
};
const texts = (part: Partial<SaleFacts['texts']>) => ({ texts: { ...SOLD.texts, ...part } });
const shelf = (part: Partial<SaleFacts['shelf']>) => ({ shelf: { ...SOLD.shelf, ...part } });

describe('obstacles', () => {
  const cases: [what: string, change: Partial<SaleFacts>, obstacles: unknown[]][] = [
    ['a sold product', {}, []],
    ['a draft', { state: 'draft' }, [{ code: 'draft' }]],
    ['an archived one', { state: 'archived' }, [{ code: 'archived' }]],
    [
      'a draft without a price',
      { state: 'draft', price: 0 },
      [{ code: 'draft' }, { code: 'no_price' }],
    ],
    ['a controlled medicine', { drugClass: 'controlled' }, [{ code: 'controlled' }]],
    [
      'an empty warehouse',
      { onHand: 0, reserved: 0, free: 0 },
      [{ code: 'no_stock', branches: 2 }],
    ],
    [
      'a reserved last piece',
      { onHand: 2, free: 0, branches: 0 },
      [{ code: 'all_reserved', branches: 0 }],
    ],
    ['an expired last piece', { free: 0 }, [{ code: 'all_expired', branches: 2 }]],
    ['a free piece', { onHand: 3, reserved: 2, free: 1 }, []],
    ['a medicine that needs approval', { drugClass: 'dangerous' }, []],
    [
      'everything at once, in the order to mend',
      { state: 'draft', price: 0, drugClass: 'controlled', onHand: 0, free: 0, branches: 1 },
      ['draft', 'no_price', 'controlled', { code: 'no_stock', branches: 1 }].map((one) =>
        typeof one === 'string' ? { code: one } : one,
      ),
    ],
  ];
  it.each(cases)('of %s', (_, change, obstacles) => {
    expect(obstaclesOf({ ...SOLD, ...change })).toEqual(obstacles);
  });

  it('are no gaps of texts, pictures or search', () => {
    const bare = { ...texts({ name: both('') }), hasPicture: false };
    const search = { hasWords: false, isDue: true };
    expect(obstaclesOf({ ...SOLD, ...bare, search })).toEqual([]);
  });
});

describe('notes', () => {
  const missing = (...fields: string[]) => [{ code: 'texts_missing', fields }];
  const waits = { search: { hasWords: false, isDue: true } };
  const cases: [what: string, change: Partial<SaleFacts>, notes: unknown[]][] = [
    ['a complete product', {}, []],
    ['a dangerous medicine', { drugClass: 'dangerous' }, [{ code: 'needs_approval' }]],
    ['a packaged medicine', { drugClass: 'packaged' }, []],
    ['a controlled medicine', { drugClass: 'controlled' }, []],
    ['no name', texts({ name: { en: 'Soap', th: ' ' } }), missing('name_th')],
    [
      'no description',
      texts({ description: both('') }),
      missing('description_th', 'description_en'),
    ],
    ['directions in Thai alone', texts({ how_to: { en: '', th: 'ทา' } }), missing('how_to_en')],
    [
      'a brand and a category with one name',
      shelf({ brand: { en: 'Arun', th: '' }, category: { en: '', th: 'ผิวกาย' } }),
      [{ code: 'shelf_texts_missing', fields: ['brand_th', 'category_en'] }],
    ],
    ['no picture', { hasPicture: false }, [{ code: 'no_picture' }]],
    ['words that are to come', waits, [{ code: 'search_waits' }]],
    ['earlier words', { search: { hasWords: true, isDue: true } }, [{ code: 'search_outdated' }]],
    ['a draft, which search leaves out', { ...waits, state: 'draft' }, []],
    ['a controlled medicine, which search leaves out', { ...waits, drugClass: 'controlled' }, []],
  ];
  it.each(cases)('on %s', (_, change, notes) => {
    expect(notesOf({ ...SOLD, ...change })).toEqual(notes);
  });
});
