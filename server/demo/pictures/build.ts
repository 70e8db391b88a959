import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawAppIcon, drawMaintenance } from './posters.ts';
import { renderPng, renderWebp } from './render.ts';

/**
 * Draws the committed pictures of `public/` that are not drawn by hand:
 * `node server/demo/pictures/build.ts`.
 */
const PUBLIC = join(import.meta.dirname, '../../../public');

async function save(path: string, data: Buffer): Promise<void> {
  const file = join(PUBLIC, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  process.stdout.write(`${path} ${(data.length / 1024).toFixed(1)} kB\n`);
}

await save('icon-192.png', await renderPng(drawAppIcon(false), 192));
await save('icon-512.png', await renderPng(drawAppIcon(false), 512));
await save('icon-maskable-512.png', await renderPng(drawAppIcon(true), 512));
await save('apple-touch-icon.png', await renderPng(drawAppIcon(true), 180));
await save('images/maintenance.webp', await renderWebp(drawMaintenance()));
