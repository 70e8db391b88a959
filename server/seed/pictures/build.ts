import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PackSeed, PackShape, Palette } from '../types.ts';
import { drawBanner } from './banner.ts';
import type { PackshotSpec } from './packshot.ts';
import { drawAppIcon, drawMaintenance, drawShareCard } from './posters.ts';
import { renderPng, renderWebp } from './render.ts';

/**
 * Draws the committed pictures of `public/` that are not drawn by hand:
 * `node server/seed/pictures/build.ts`.
 */
const PUBLIC = join(import.meta.dirname, '../../../public');

/** The shop's own packs, for the heroes; brands of the catalogue come and go. */
const HOUSE = { en: 'Arun', th: 'อรุณ' };

interface Hero {
  readonly palette: Palette;
  readonly lettering: PackshotSpec['brand']['lettering'];
  readonly seed: number;
  readonly packs: readonly { readonly pack: PackSeed; readonly seed: number }[];
}

const pack = (
  shape: PackShape,
  title: string,
  line: string,
  size: string,
  tint?: string,
): PackSeed => ({
  shape,
  title,
  line,
  size,
  ...(tint ? { tint } : {}),
});

const HEROES: readonly Hero[] = [
  {
    palette: { base: '#1f1b5c', accent: '#f6a45c', ink: '#1f1b5c', ground: '#fbe6d2' },
    lettering: 'wide',
    seed: 0,
    packs: [
      { pack: pack('pump', 'Dawn Body Lotion', 'โลชั่นบำรุงผิวกาย', '400 ml'), seed: 12 },
      { pack: pack('jar', 'Rice Milk Cream', 'ครีมน้ำนมข้าว', '50 ml', '#f2c9a0'), seed: 21 },
      { pack: pack('dropper', 'First Light Serum', 'เซรั่มผิวใส', '30 ml', '#e59a4f'), seed: 33 },
    ],
  },
  {
    palette: { base: '#1f6f6b', accent: '#8fd0c0', ink: '#0f3b3d', ground: '#dff1ec' },
    lettering: 'sans',
    seed: 1,
    packs: [
      {
        pack: pack('supplement', 'Daily Vitamin C', 'วิตามินซีทุกวัน', '60 tablets', '#f0a43c'),
        seed: 41,
      },
      { pack: pack('box', 'Zinc Plus', 'ซิงก์ เสริมภูมิ', '30 capsules', '#4fb3a3'), seed: 55 },
      { pack: pack('bottle', 'Herbal Syrup', 'ยาน้ำสมุนไพร', '120 ml', '#b5723a'), seed: 64 },
    ],
  },
  {
    palette: { base: '#a8476a', accent: '#f0a9b4', ink: '#4a1a30', ground: '#fbe4e6' },
    lettering: 'serif',
    seed: 3,
    packs: [
      { pack: pack('tube', 'Airy Sunscreen', 'กันแดดบางเบา', '50 ml'), seed: 71 },
      { pack: pack('compact', 'Soft Petal Blush', 'บลัชออนเนื้อนุ่ม', '8 g', '#e77f8e'), seed: 83 },
      { pack: pack('roll-on', 'Fresh All Day', 'โรลออนหอมสดชื่น', '45 ml', '#e9b7c4'), seed: 95 },
    ],
  },
];

function heroScene(
  { palette, lettering, seed, packs }: Hero,
  width: number,
  height: number,
): string {
  const brand = { name: HOUSE, palette, lettering };
  const shots = packs.map((shot) => ({ ...shot, brand }));
  return drawBanner({ palette, packs: shots, seed, width, height });
}

async function save(path: string, data: Buffer): Promise<void> {
  const file = join(PUBLIC, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  process.stdout.write(`${path} ${(data.length / 1024).toFixed(1)} kB\n`);
}

await save('icon-192.png', await renderPng(drawAppIcon(false), 192));
await save('icon-512.png', await renderPng(drawAppIcon(false), 512));
await save('apple-touch-icon.png', await renderPng(drawAppIcon(true), 180));
await save('images/maintenance.webp', await renderWebp(drawMaintenance()));
await save('images/og-default.png', await renderPng(drawShareCard()));
for (const [i, hero] of HEROES.entries()) {
  await save(`images/hero-${i + 1}.webp`, await renderWebp(heroScene(hero, 1600, 640)));
  await save(`images/hero-${i + 1}-phone.webp`, await renderWebp(heroScene(hero, 800, 800)));
}
