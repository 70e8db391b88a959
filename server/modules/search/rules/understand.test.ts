import { describe, expect, it } from 'vitest';
import type { Dictionary } from '../ports.ts';
import { wordingsOf } from './correct.ts';
import { understand } from './understand.ts';

const VOCABULARY =
  'serum เซรั่ม sunscreen กันแดด ครีม shampoo แชมพู toothbrush face wash mask rice ข้าว lunara ลูนารา 50ml spf50 rose วิตามินซี c vitamin sunscreem ฟ้า ลา ดี ลอราทาดีน มาม้า rosemary ขมิ้นชัน ขมิ้น ชั้น'.split(
    ' ',
  );
/** Words that name departments. */
const SHELVES = new Set(['serum', 'shampoo', 'แชมพู']);
/** Words of hardly any product. */
const RARE = new Set(['sunscreem']);

const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  sunblock: ['sunscreen', 'กันแดด'],
  'sun block': ['sunscreen', 'กันแดด'],
  ยาสระผม: ['shampoo', 'แชมพู'],
  ลูนาร่า: ['lunara', 'ลูนารา'],
  'vit c': ['vitamin c', 'วิตามินซี'],
  แชมพูฟ้า: ['rice shampoo'],
  'แชมพู rice': ['rice shampoo'],
  กันแดดแก้ปวด: ['sunscreen'],
};

function productsOf(word: string): number {
  if (RARE.has(word)) return 1;
  return VOCABULARY.includes(word) ? 90 : 0;
}

/** Not sold, although products have some of the words. */
const UNSOLD = ['มาม่า', 'rice face', 'rose'];

/** Names of kinds and ingredients in the other language. */
const TRANSLATED: Readonly<Record<string, readonly string[]>> = {
  mask: ['มาสก์'],
  rice: ['ข้าวหอม'],
  rose: ['กุหลาบ'],
  ข้าว: ['jasmine rice'],
  กันแดด: ['sun care'],
};

const dictionary: Dictionary = {
  lookUp: (words) =>
    Promise.resolve(
      new Map(
        words
          .filter((word) => [...VOCABULARY, ...UNSOLD].includes(word) || word in SYNONYMS)
          .map((word) => [
            word,
            {
              products: productsOf(word),
              means: SYNONYMS[word] ?? [],
              unsold: UNSOLD.includes(word),
            },
          ]),
      ),
    ),
  completions: (beginnings) =>
    Promise.resolve(
      new Map(
        beginnings
          .map((one) => [one, VOCABULARY.filter((word) => word.startsWith(one))] as const)
          .filter(([, words]) => words.length > 0),
      ),
    ),
  shelves: (words) => Promise.resolve(new Set(words.filter((word) => SHELVES.has(word)))),
  similar: () => Promise.resolve(VOCABULARY.map((word) => ({ word, products: productsOf(word) }))),
};

async function read(text: string, begun = false) {
  const terms = await understand(text, dictionary, begun);
  return terms.map(
    (term) => [...new Set(term.alternatives.map((words) => words.join('+')))].join('|') || '?',
  );
}

async function wordings(
  text: string,
  nothingFound = false,
  by: Dictionary = dictionary,
): Promise<string[]> {
  const found: string[] = [];
  for await (const wording of wordingsOf(text, by, nothingFound)) {
    const without = wording.leftOut.map((word) => ` -${word}`).join('');
    found.push(wording.text + without);
  }
  return found;
}

const translating: Dictionary = {
  ...dictionary,
  lookUp: async (words) =>
    new Map(
      [...(await dictionary.lookUp(words))].map(([word, entry]) => [
        word,
        { ...entry, means: [...entry.means, ...(TRANSLATED[word] ?? [])] },
      ]),
    ),
};

/** A medicine for one complaint. */
const curing: Dictionary = {
  ...dictionary,
  lookUp: async (words) =>
    new Map([
      ...(await dictionary.lookUp(words)),
      ...words
        .filter((word) => word === 'แก้ปวดเข่า')
        .map((word) => [word, { products: 0, means: ['gel'], unsold: false }] as const),
    ]),
};

describe('understand', () => {
  it.each([
    ['Serum', ['serum']],
    ['serums', ['serum']],
    ['sunblock', ['sunscreen|กันแดด']],
    ['sun block SPF 50', ['sunscreen|กันแดด', 'spf50']],
    ['tooth brush', ['toothbrush']],
    ['facewash', ['face+wash']],
    ['vit c serum', ['vitamin+c|วิตามินซี', 'serum']],
    ['ครีมกันแดด', ['ครีม', 'กันแดด']],
    ['ลูนาร่าเซรั่มข้าว', ['lunara|ลูนารา', 'เซรั่ม', 'ข้าว']],
    ['lunaraเซรั่ม', ['lunara', 'เซรั่ม']],
    ['ยาสระผม 50 มล.', ['shampoo|แชมพู', '50ml']],
    ['แชมพู ฟ้า', ['rice+shampoo']],
    ['แชมพู rice mask', ['แชมพู+rice|rice+shampoo', 'mask']],
    // A complaint stays whole, though a synonym takes in its beginning.
    ['กันแดดแก้ปวดหลัง', ['กันแดด', '?']],
    // An article that is not sold finds nothing by itself.
    ['rose', ['?']],
    ['rose rice face', ['?', '?']],
    ['มาม่า', ['?']],
    ['rose serum', ['rose', 'serum']],
    ['serum for face', ['serum', 'face']],
    ['serum qwx', ['serum', '?']],
    ['for', ['?']],
    ['', []],
  ])('reads %j', async (text, expected) => {
    expect(await read(text)).toEqual(expected);
  });

  it('completes only the last word, in Latin and in Thai', async () => {
    expect(await read('ser', true)).toEqual(['serum']);
    expect(await read('ser', false)).toEqual(['?']);
    expect(await read('ครีมกันแ', true)).toEqual(['ครีม', 'กันแดด']);
    expect(await read('ser rice', true)).toEqual(['?', 'rice']);
  });

  it('completes nothing that is not sold', async () => {
    expect(await read('rose', true)).toEqual(['?']);
    expect(await read('serum rose', true)).toEqual(['serum', 'rose']);
    expect(await read('serum ros', true)).toEqual(['serum', 'rose|rosemary']);
  });

  it('limits the number of words of long text', async () => {
    expect((await read('a b '.repeat(50))).length).toBeLessThanOrEqual(12);
    expect((await read('ก'.repeat(2_000))).length).toBeLessThanOrEqual(12);
    expect((await read('เซรั่มข้าว'.repeat(20))).length).toBeLessThanOrEqual(12);
  });
});

describe('wordingsOf', () => {
  it.each([
    ['หำพีท', ['serum']],
    ['c=,r^', ['แชมพู']],
    ['l;ylfu', []],
    ['serun', ['serum']],
    ['แชมภู', ['แชมพู']],
    ['เซลั่มข้าว', ['เซรั่มข้าว']],
    ['ครีมกันแดต', ['ครีมกันแดด']],
    ['rice qwxyzz', []],
    ['shampoo qwxyzz', ['shampoo -qwxyzz']],
    ['แชมพู โคลเกต', ['แชมพู -โคลเกต']],
    ['โคลเกตแชมพู', []],
    ['seram', []],
    ['serum ringworm', []],
    ['มาม่า', []],
    ['แชมพู มาม่า', ['แชมพู -มาม่า']],
    // Fillers within a misspelt word are part of it.
    ['ลอลาทาดีน', ['ลอราทาดีน']],
    ['c=,r^!', ['แชมพู']],
    ['"c=,r^?"', ['แชมพู']],
    ['หำพีท?', ['serum']],
    ['g:iyj, 50', ['เซรั่ม 50']],
    ['dyocff spf50', ['กันแดด spf50']],
    ['c=,r^ qwxyzz', []],
    ['seratum', []],
    ['serum rice', []],
    ['sunscreem', ['sunscreen']],
    ['qwxyzz', []],
    ['75ml', []],
  ])('offers for %j: %j', async (text, expected) => {
    expect(await wordings(text)).toEqual(expected);
  });

  it('drops known words if nothing was found: as few as possible, shelves last', async () => {
    expect(await wordings('rice mask serum', true)).toEqual([
      'rice serum -mask',
      'mask serum -rice',
      'serum -rice -mask',
    ]);
    expect(await wordings('rice mask serum', false, translating)).toEqual([]);
    expect(await wordings('rice mask serum', true, translating)).toEqual([
      'rice serum -mask',
      'mask serum -rice',
      'rice mask -serum',
      'serum -rice -mask',
      'mask -rice -serum',
      'rice -mask -serum',
    ]);
    expect(await wordings('rose mask', true, translating)).toEqual(['mask -rose', 'rose -mask']);
    expect(await wordings('ข้าว กันแดด', true, translating)).toEqual(['ข้าว -กันแดด', 'กันแดด -ข้าว']);
    expect(await wordings('ข้าว แชมพู', true, translating)).toEqual(['แชมพู -ข้าว', 'ข้าว -แชมพู']);
    expect(await wordings('แชมพูข้าวครีม', true, translating)).toEqual([
      'แชมพูข้าว -ครีม',
      'แชมพู -ข้าว -ครีม',
    ]);
    expect(await wordings('ข้าวแชมพู', true, translating)).toEqual([]);
    expect(await wordings('serum shampoo qwxyzz', true, translating)).toContain(
      'shampoo -qwxyzz -serum',
    );
    expect(await wordings('serum', true)).toEqual([]);
  });

  it('takes a stretch for one misspelt word if no product has its parts together', async () => {
    expect(await wordings('ขมิ้นชั้น', true)).toEqual(['ขมิ้นชัน']);
    expect(await wordings('ขมิ้นชั้น', false)).toEqual([]);
    expect(await wordings('ขมิ้น ชั้น', true)).toEqual([]);
  });

  it('keeps a complaint after a form, and leaves the form out', async () => {
    const words = (text: string) => wordings(text, true, curing);
    expect(await words('ครีมทาแก้ปวดเข่า')).toEqual(['ครีมแก้ปวดเข่า', 'แก้ปวดเข่า -ครีม']);
    expect(await words('แชมพูแก้ปวดเข่า')).toEqual([]);
  });

  it.each(['คันหัว แชมพู', 'แชมพูคันหัว', 'ลดน้ำหนัก แชมพู', 'ciprofloxacin serum', 'serum ciprofloxacim'])(
    'neither replaces nor drops medical terms in %j',
    async (text) => {
      expect(await wordings(text, true)).toEqual([]);
    },
  );

  it('splits long queries within bounds', async () => {
    const long = 'rice mask serum rose face wash lunara shampoo ครีม กันแดด';
    expect((await wordings(long, true)).length).toBeLessThanOrEqual(31);
  });
});
