import type { ShareSubject } from './subjects.ts';
import { createDefs } from './kit/defs.ts';
import { path, roundRect } from './kit/paths.ts';
import { drawText, fitText } from './kit/text.ts';
import { drawBrandLogo } from './logo.ts';
import { drawPackshot } from './packshot.ts';
import { drawWordLogo, sunPaint } from './posters.ts';
import { put } from './props/draw.ts';
import { drawNamedScene } from './scenes/draw-scene.ts';

const [WIDTH, HEIGHT] = [1200, 630];
/** Width of the text column left of the picture. */
const WORDS = 584;
const PAD = 64;

/** Embeds another drawing on the right, with prefixed ids. */
function inset(svg: string, fit: 'meet' | 'slice'): string {
  const own = svg.replace(/ id="/g, ' id="z').replace(/url\(#/g, 'url(#z');
  const place = `x="${WORDS}" y="0" width="${WIDTH - WORDS}" height="${HEIGHT}"`;
  return own.replace(
    / width="\d+" height="\d+"/,
    ` ${place} preserveAspectRatio="xMidYMid ${fit}"`,
  );
}

/** Keeps the logo's proportions and extends its ground above and below. */
function logo(svg: string): string {
  const [, ground = '#ffffff'] = /<rect [^>]*fill="([^"]+)"/.exec(svg) ?? [];
  return path(roundRect(WORDS, 0, WIDTH - WORDS, HEIGHT), ground) + inset(svg, 'meet');
}

function art(subject: ShareSubject): string {
  switch (subject.art.kind) {
    case 'pack':
      return inset(drawPackshot(subject.art.subject), 'slice');
    case 'logo':
      return logo(drawBrandLogo(subject.art.subject));
    case 'scene':
      return inset(drawNamedScene(subject.art.name), 'slice');
  }
}

/** Social media picture of a page, with the names of shop and page. */
export function drawShareCard(subject: ShareSubject): string {
  const defs = createDefs('o');
  const night = defs.linear(
    [
      [0, '#2f2979'],
      [1, '#17133f'],
    ],
    70,
  );
  const width = WORDS - PAD * 1.6;
  const title = fitText(subject.title, {
    maxWidth: width,
    maxHeight: 300,
    maxLines: 5,
    maxSize: 58,
    weight: 600,
    leading: 1.42,
  });
  const over =
    subject.over === undefined
      ? undefined
      : fitText(subject.over, {
          maxWidth: width,
          maxLines: 1,
          maxSize: 27,
          weight: 500,
          leading: 1,
        });
  const height = title.lines.length * title.size * 1.42;
  const top = 362 - height / 2;
  const lines = title.lines
    .map((line, i) =>
      drawText(line, PAD, top + title.size * (1.42 * i + 0.98), {
        size: title.size,
        weight: 600,
        fill: '#ffffff',
      }),
    )
    .join('');
  const above = over
    ? drawText(over.lines[0] ?? '', PAD, top - 20, {
        size: over.size,
        weight: 500,
        fill: '#f6b876',
      })
    : '';
  const content =
    path(roundRect(0, 0, WIDTH, HEIGHT), night) +
    art(subject) +
    path(`M${WORDS} 0C${WORDS + 46} 200 ${WORDS - 40} 430 ${WORDS + 26} 630H0V0Z`, night) +
    put(drawWordLogo('#ffffff', sunPaint(defs)), PAD - 8, 56, 1.15) +
    above +
    lines +
    path(roundRect(PAD, HEIGHT - 70, 66, 6, 3), '#f6a45c');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${defs.toString()}${content}</svg>`;
}
