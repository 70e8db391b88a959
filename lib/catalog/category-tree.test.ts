import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeBrandCategory, completeCategory, type LooseCategory } from './category-tree.ts';
import { brandCategorySchema, categorySchema } from './contract.ts';

const whole = {
  id: 3,
  name: 'Skin',
  url: '/categories/3',
  category_name: 'Skin',
  category_name_en: 'Skin',
  category_name_th: 'ผิว',
  icon: { thumbnail_url: '/icons/skin.svg' },
  depts: [{ id: 31, dept_name: 'Sun', dept_name_en: 'Sun', dept_name_th: 'กันแดด', url: '/sun' }],
};

describe('a node of the category tree', () => {
  it('is unchanged if nothing is missing', () => {
    expect(completeCategory(whole, 'en')).toEqual(whole);
  });

  it("falls back to '-' and the default picture", () => {
    expect(completeCategory({ id: 3 }, 'th')).toEqual({
      id: 3,
      name: '-',
      url: '/categories/3',
      category_name: '-',
      category_name_en: '-',
      category_name_th: '-',
      icon: { thumbnail_url: '/images/default.svg' },
      depts: [],
    });
    expect(completeCategory({ id: 3, depts: [{ id: 31 }] }, 'th').depts).toEqual([
      { id: 31, dept_name: '-', dept_name_en: '-', dept_name_th: '-', url: '/categories/3/31' },
    ]);
  });

  it('uses the page language when only that name is present', () => {
    const node = { id: 3, category_name_en: 'Skin', category_name_th: 'ผิว' };
    expect(completeCategory(node, 'th').name).toBe('ผิว');
    expect(completeCategory(node, 'en').name).toBe('Skin');
  });

  it('keeps the contract whichever fields are missing', () => {
    const holes = fc.dictionary(fc.constantFrom(...Object.keys(whole)), fc.constant(null));
    fc.assert(
      fc.property(holes, (missing) => {
        const node = { ...whole, ...missing, id: 3 } as LooseCategory;
        categorySchema.parse(completeCategory(node, 'en'));
        brandCategorySchema.parse(completeBrandCategory(node, 'th'));
      }),
    );
  });
});
