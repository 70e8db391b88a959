import { createRequire } from 'node:module';
import { LATIN_LETTERS, LATIN_MORE, THAI_LETTERS } from '../../../../lib/format/paper-letters.ts';
import { tidyLine } from '../../../../lib/format/tidy-text.ts';

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
const SCRIPTS = ['thai', 'latin', 'latin-ext'] as const;
type Script = (typeof SCRIPTS)[number];
const WEIGHTS = { regular: '400', bold: '600' } as const;
const words = new Intl.Segmenter('th', { granularity: 'word' });
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Font files of the shop by the names used in runs; one file per script. */
export function fontFiles(): readonly (readonly [name: string, file: string])[] {
  const require = createRequire(import.meta.url);
  return SCRIPTS.flatMap((script) =>
    Object.entries(WEIGHTS).map(
      ([weight, number]) =>
        [
          `${script}-${weight}`,
          require.resolve(`${FAMILY}-${script}-${number}-normal.woff`),
        ] as const,
    ),
  );
}

export function registerFonts(pdf: Pdf): void {
  for (const [name, file] of fontFiles()) pdf.registerFont(name, file);
}

/** The font file for a letter; undefined if none has it. */
function scriptOf(letter: string): Script | undefined {
  if (THAI_LETTERS.test(letter)) return 'thai';
  if (LATIN_LETTERS.test(letter)) return 'latin';
  return LATIN_MORE.test(letter) ? 'latin-ext' : undefined;
}

/**
 * Splits text into runs of one font. Thai sara am is decomposed, because its ring belongs below the
 * tone mark that precedes it in text. Letters missing from the fonts become question marks; only
 * product names and older addresses contain them, since tax addresses are validated.
 */
export function runsOf(text: string, weight: Weight): readonly Run[] {
  const thai = text.replaceAll(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');
  const runs: { font: string; text: string }[] = [];
  for (const letter of thai) {
    const script = scriptOf(letter);
    const font = `${script ?? 'latin'}-${weight}`;
    const drawn = script === undefined ? '?' : letter;
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}

export function widthOf(pdf: Pdf, text: string, { size, weight = 'regular' }: Style): number {
  return runsOf(text, weight).reduce(
    (sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  );
}

/** Breaks text into lines of at most `width`, at words; Thai has no spaces between them. */
export function breakLines(pdf: Pdf, text: string, width: number, style: Style): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const segment of pieces(pdf, tidyLine(text), width, style)) {
    const longer = line + segment;
    if (line === '' || widthOf(pdf, longer, style) <= width) line = longer;
    else {
      lines.push(line.trimEnd());
      line = segment.trimStart();
    }
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

/** Words; one too long for a line is split into letters. */
function pieces(pdf: Pdf, text: string, width: number, style: Style): readonly string[] {
  const fits = (word: string) => widthOf(pdf, word, style) <= width;
  return Array.from(words.segment(text), ({ segment }) => segment).flatMap((word) =>
    fits(word) ? [word] : Array.from(letters.segment(word), ({ segment }) => segment),
  );
}

/** Draws one line with its letters on `baseline`. */
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
