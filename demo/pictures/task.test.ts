import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PackBack, PackshotSubject } from './subjects.ts';
import { brands } from '../seed/brands.ts';
import { PACK_SHAPES, type PackShape } from '../looks.ts';
import { SCENE_NAMES, type SceneFamily } from './scenes/names.ts';
import { drawBackPanel } from './gallery/back-panel.ts';
import { readSharePage } from './share-pages.ts';
import { drawPicture, type PictureTask } from './task.ts';

/** Small for speed: tests that each drawing renders in its proportions. */
const SCALE = 0.1;

const SIZES: Readonly<Record<SceneFamily, string>> = {
  hero: '192 x 77',
  promo: '192 x 77',
  ecommerce: '192 x 77',
  modal: '96 x 120',
  topic: '120 x 80',
  card: '120 x 80',
  pharmacist: '80 x 80',
};
const WIDE: readonly SceneFamily[] = ['hero', 'promo', 'ecommerce'];

const sizeOf = async (task: PictureTask): Promise<string> => {
  const { width, height } = await sharp(await drawPicture(task, SCALE)).metadata();
  return `${width} x ${height}`;
};

const scenes = Object.entries(SCENE_NAMES).flatMap(([family, names]) =>
  names.map(
    (name) => ({ kind: 'scene', family: family as SceneFamily, name, phone: false }) as const,
  ),
);

const brand = brands[7];
function subject(shape: PackShape, departmentId: number): PackshotSubject {
  if (!brand) throw new Error('no brand');
  const pack = { shape, title: 'Barrier Repair', line: 'บำรุงผิวให้ชุ่มชื้น', size: '50 ml' };
  return { pack, brand, seed: departmentId, departmentId };
}

const back: PackBack = {
  name: 'ครีมบำรุงผิวหน้าสูตรเข้มข้น',
  howToUse: 'ทาทั่วใบหน้าและลำคอ เช้าและก่อนนอน '.repeat(6),
  ingredients: 'น้ำ, กลีเซอรีน (Glycerin), ไนอะซินาไมด์, โซเดียมไฮยาลูโรเนต '.repeat(8),
  warnings: 'ใช้ภายนอกเท่านั้น ระวังอย่าให้เข้าตา หากระคายเคืองให้หยุดใช้และพบแพทย์ '.repeat(4),
  registrationNo: '10-1-6140488351',
  itemCode: '107919',
};

describe('drawPicture', () => {
  it.each(scenes)('draws $family-$name', async (task) => {
    const size = task.name === 'counter' ? '120 x 80' : SIZES[task.family];
    expect(await sizeOf(task)).toBe(size);
    if (WIDE.includes(task.family)) expect(await sizeOf({ ...task, phone: true })).toBe('96 x 96');
  });

  it('draws every scene differently', async () => {
    const pictures = await Promise.all(scenes.map((task) => drawPicture(task, 0.05)));
    expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(scenes.length);
  });

  it.each(PACK_SHAPES)('draws the gallery and the photos of a %s', async (shape) => {
    const first = PACK_SHAPES.indexOf(shape);
    for (const category of [0, 5, 9].map((step) => ((first + step) % 14) + 1)) {
      const one = subject(shape, category * 100 + 1);
      const tasks: readonly PictureTask[] = [
        { kind: 'texture', subject: one },
        { kind: 'in-use', subject: one },
        { kind: 'back', subject: one, back },
      ];
      expect(await Promise.all(tasks.map(sizeOf))).toEqual(['120 x 120', '120 x 120', '120 x 120']);
      expect(await sizeOf({ kind: 'review', subject: one, shot: 1 + (category % 6) })).toBe(
        '96 x 96',
      );
      expect(await sizeOf({ kind: 'department', subject: one })).toBe('48 x 48');
    }
  });

  it('keeps the back of a pack above its code, however much is printed', () => {
    const long = { ...back, ingredients: back.ingredients.repeat(3) };
    const svg = drawBackPanel(subject('box', 601), long);
    const lines = [...svg.matchAll(/<text x="42.0" y="([\d.]+)"/g)].map((match) =>
      Number(match[1]),
    );
    expect(lines.length).toBeGreaterThan(12);
    expect(Math.max(...lines)).toBeLessThan(582);
  });

  it.each(['home', 'search', 'products-flashsale'])(
    'draws the card of the page %s',
    async (page) => {
      const card = readSharePage(page, 'th');
      expect(card).toBeDefined();
      if (card) expect(await sizeOf({ kind: 'share', subject: card })).toBe('120 x 63');
    },
  );

  it('draws a card for a row whose picture has no name', async () => {
    const card = { title: 'ลดราคา', art: { kind: 'scene', name: 'nothing' } } as const;
    expect(await sizeOf({ kind: 'share', subject: card })).toBe('120 x 63');
  });
});
