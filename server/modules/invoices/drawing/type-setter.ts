import { createRequire } from 'node:module';

export type Pdf = PDFKit.PDFDocument;
export type Weight = 'regular' | 'bold';

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
}

interface Run {
  readonly font: string;
  readonly text: string;
}

const FAMILY = '@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped';
const SCRIPTS = ['thai', 'latin'] as const;
const WEIGHTS = { regular: '400', bold: '600' } as const;
const THAI_RUN = /[\u0e00-\u0e7f\u200b-\u200d]+/g;
/** What the Latin file draws. */
const DRAWN = /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/;
const words = new Intl.Segmenter('th', { granularity: 'word' });
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** The shop's own face; each script is a file of its own. */
export function registerFonts(pdf: Pdf): void {
  const require = createRequire(import.meta.url);
  for (const script of SCRIPTS) {
    for (const [weight, number] of Object.entries(WEIGHTS)) {
      const file = require.resolve(`${FAMILY}-${script}-${number}-normal.woff`);
      pdf.registerFont(`${script}-${weight}`, file);
    }
  }
}

/**
 * Thai needs the sara am taken apart: its ring belongs below the tone mark, which text writes before it. What our
 * faces do not draw, for example an emoji in a name, becomes a question mark.
 */
function drawable(text: string): string {
  const thai = text.replaceAll(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');
  return Array.from(thai, (letter) => {
    if (DRAWN.test(letter) || /[\u0e00-\u0e7f]/.test(letter)) return letter;
    const [plain = ''] = letter.normalize('NFKD');
    return DRAWN.test(plain) ? plain : '?';
  }).join('');
}

function runsOf(written: string, weight: Weight): readonly Run[] {
  const text = drawable(written);
  const runs: Run[] = [];
  let at = 0;
  const push = (script: (typeof SCRIPTS)[number], part: string) => {
    if (part !== '') runs.push({ font: `${script}-${weight}`, text: part });
  };
  for (const match of text.matchAll(THAI_RUN)) {
    push('latin', text.slice(at, match.index));
    push('thai', match[0]);
    at = match.index + match[0].length;
  }
  push('latin', text.slice(at));
  return runs;
}

export function widthOf(pdf: Pdf, text: string, { size, weight = 'regular' }: Style): number {
  return runsOf(text, weight).reduce(
    (sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  );
}

/** Lines no wider than `width`, broken between words; Thai has no spaces between them. */
export function breakLines(pdf: Pdf, text: string, width: number, style: Style): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const segment of pieces(pdf, tidy(text), width, style)) {
    const longer = line + segment;
    if (line === '' || widthOf(pdf, longer, style) <= width) line = longer;
    else {
      lines.push(line.trimEnd());
      line = segment.trimStart();
    }
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

function tidy(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** Words; a word that is too long for a line of its own falls into letters. */
function pieces(pdf: Pdf, text: string, width: number, style: Style): readonly string[] {
  const fits = (word: string) => widthOf(pdf, word, style) <= width;
  return Array.from(words.segment(text), ({ segment }) => segment).flatMap((word) =>
    fits(word) ? [word] : Array.from(letters.segment(word), ({ segment }) => segment),
  );
}

/** Draws one line whose letters stand on `baseline`. */
export function drawLine(
  pdf: Pdf,
  text: string,
  { x, baseline, width }: { x: number; baseline: number; width: number },
  style: Style,
): void {
  const { size, weight = 'regular', color = '#1f2430', align = 'left' } = style;
  const free = width - widthOf(pdf, text, style);
  let at = x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
  pdf.fillColor(color);
  for (const run of runsOf(text, weight)) {
    pdf.font(run.font).fontSize(size);
    pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
    at += pdf.widthOfString(run.text);
  }
}
