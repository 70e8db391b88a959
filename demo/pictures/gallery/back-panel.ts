import type { PackBack, PackshotSubject } from '../subjects.ts';
import { lighten, luminance, mix } from '../kit/color.ts';
import { dropShadow } from '../kit/light.ts';
import { drawWordmark, fitWordmark } from '../kit/lettering.ts';
import { path, roundRect } from '../kit/paths.ts';
import { CANVAS, createStudio } from '../kit/studio.ts';
import type { Studio } from '../kit/studio.ts';
import { drawText, fitText } from '../kit/text.ts';
import { put, times } from '../props/draw.ts';

const PANEL = { w: 560, h: 700 } as const;
const PAD = 42;

interface Column {
  readonly ink: string;
  readonly svg: string;
  readonly y: number;
}

const add = (column: Column, svg: string, height: number): Column => ({
  ...column,
  svg: column.svg + svg,
  y: column.y + height,
});

function section(column: Column, heading: string, text: string, size: number): Column {
  if (text === '') return column;
  const { ink, y } = column;
  const { lines } = fitText(text, {
    maxWidth: PANEL.w - PAD * 2,
    maxLines: 20,
    maxSize: size,
    weight: 400,
    leading: 1.5,
  });
  const head = drawText(heading, PAD, y + 15, { size: size * 0.94, weight: 600, fill: ink });
  const style = { size, weight: 400, fill: ink, opacity: 0.86 } as const;
  const words = lines.map((line, i) =>
    drawText(line, PAD, y + 26 + size * (1.08 + i * 1.5), style),
  );
  return add(column, head + words.join(''), 26 + lines.length * size * 1.5 + size * 0.8);
}

/** Decorative bars; not scannable. */
function barcode(code: string, x: number, y: number): string {
  const digits = `885${code.padStart(9, '0')}`;
  let at = 0;
  const bars = Array.from(digits).flatMap((digit, i) => {
    const n = Number(digit) + i;
    return [1 + (n % 3), 1 + ((n * 7) % 2), 2 - (n % 2), 1 + ((n * 3) % 3)].map((w, k) => {
      const bar = k % 2 ? '' : path(roundRect(x + 12 + at, y + 8, w * 1.5, 52), '#16132e');
      at += w * 1.5;
      return bar;
    });
  });
  const label = drawText(digits, x + 12 + at / 2, y + 76, {
    size: 14,
    weight: 500,
    fill: '#16132e',
    anchor: 'middle',
    tracking: 0.12,
  });
  return path(roundRect(x, y, at + 24, 86, 6), '#ffffff') + bars.join('') + label;
}

/** The open-jar symbol with the months of use, and the recycling loop. */
function signs(ink: string, x: number, y: number): string {
  const line = `fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;
  const loop = times(
    3,
    (i) =>
      `<path d="M-8 -17L0 -21L15 4M15 4l-9 -1M15 4l3 -9" transform="rotate(${i * 120})" ${line}/>`,
  );
  return (
    put(loop, x + 24, y + 34) +
    put(
      `<path d="M-18 0h36v24a6 6 0 0 1 -6 6h-24a6 6 0 0 1 -6 -6zM-20 -12l34 -12 4 10 -34 12z" ${line}/>${drawText('12M', 0, 20, { size: 13, weight: 600, fill: ink, anchor: 'middle' })}`,
      x + 90,
      y + 26,
    )
  );
}

function panel(studio: Studio, back: PackBack): string {
  const { skin, brand } = studio;
  const { ground, ink, a } = skin.print;
  const size = fitWordmark(brand.name.en, brand.lettering, PANEL.w * 0.5, 40);
  const mark = drawWordmark(brand.name.en, brand.lettering, {
    x: PAD,
    y: 66,
    size,
    fill: ink,
    anchor: 'start',
  });
  const name = fitText(back.name, {
    maxWidth: PANEL.w - PAD * 2,
    maxLines: 2,
    maxSize: 22,
    weight: 600,
    leading: 1.45,
  });
  const title = name.lines
    .map((line, i) =>
      drawText(line, PAD, 112 + i * name.size * 1.45, { size: name.size, weight: 600, fill: ink }),
    )
    .join('');
  const start = { ink, svg: mark + title, y: 112 + name.lines.length * name.size * 1.45 };
  const ruled = add(start, path(roundRect(PAD, start.y - 8, PANEL.w - PAD * 2, 3, 1.5), a), 16);
  const foot = PANEL.h - 118;
  const number = back.registrationNo ?? '';
  const parts = [
    ['วิธีใช้', back.howToUse],
    ['ส่วนประกอบ', back.ingredients],
    ['คำเตือน', back.warnings],
    [number === '' ? '' : 'เลขที่จดแจ้ง / ทะเบียน', number],
  ] as const;
  const write = (size: number): Column =>
    parts.reduce((column, [heading, text]) => section(column, heading, text, size), ruled);
  let written = write(22);
  for (let size = 21; size > 8 && written.y > foot - 8; size -= 1) written = write(size);
  return (
    path(roundRect(0, 0, PANEL.w, PANEL.h, 16), ground) +
    written.svg +
    barcode(back.itemCode, PAD, foot) +
    signs(ink, PANEL.w - PAD - 118, foot + 8)
  );
}

/** The back of a pack, laid flat: directions, ingredients and code. */
export function drawBackPanel(subject: PackshotSubject, back: PackBack): string {
  const studio = createStudio(subject, 'p');
  const { defs, brand } = studio;
  let wall = mix(brand.palette.ground, brand.palette.accent, 0.3);
  while (luminance(wall) < 0.5) wall = lighten(wall, 0.12);
  if (Math.abs(luminance(wall) - luminance(studio.skin.print.ground)) < 0.14)
    wall = mix(wall, brand.palette.base, 0.3);
  const fall = defs.linear(
    [
      [0, '#ffffff', 0.5],
      [0.5, '#ffffff', 0],
      [1, '#1c1640', 0.2],
    ],
    50,
  );
  const all = roundRect(0, 0, CANVAS, CANVAS);
  const outline = roundRect(0, 0, PANEL.w, PANEL.h, 16);
  const sheet =
    dropShadow(outline, -2, 30) +
    panel(studio, back) +
    path(
      outline,
      defs.linear(
        [
          [0, '#ffffff', 0.22],
          [0.5, '#ffffff', 0],
          [1, '#1c1640', 0.1],
        ],
        40,
      ),
    );
  const content = path(all, wall) + path(all, fall) + put(sheet, 128, 60, 0.98, -2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}" width="${CANVAS}" height="${CANVAS}">${defs.toString()}${content}</svg>`;
}
