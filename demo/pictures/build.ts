import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawAppIcon, drawMaintenance } from './posters.ts';
import { renderPng, renderWebp } from './render.ts';

/** Draws the generated pictures of `public/`: `node demo/pictures/build.ts`. */
const PUBLIC = join(import.meta.dirname, '../../public');

async function save(path: string, data: Buffer): Promise<void> {
  const file = join(PUBLIC, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  process.stdout.write(`${path} ${(data.length / 1024).toFixed(1)} kB\n`);
}

const TAB_SIZES = [16, 32, 48];
const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** An ICO file of PNG pictures, for browsers and programs that request `/favicon.ico` unprompted. */
async function renderIco(svg: string): Promise<Buffer> {
  const pictures = await Promise.all(TAB_SIZES.map((size) => renderPng(svg, size)));
  const head = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * index;
    head.writeUInt8(TAB_SIZES[index] ?? 0, entry);
    head.writeUInt8(TAB_SIZES[index] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

await save('favicon.ico', await renderIco(await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')));
await save('icon-192.png', await renderPng(drawAppIcon(false), 192));
await save('icon-512.png', await renderPng(drawAppIcon(false), 512));
await save('icon-maskable-512.png', await renderPng(drawAppIcon(true), 512));
await save('apple-touch-icon.png', await renderPng(drawAppIcon(true), 180));
await save('images/maintenance.webp', await renderWebp(drawMaintenance()));
