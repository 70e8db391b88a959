/** Room on a label in millimetres, with 2 mm to spare for lines that end early (`medicine-label.module.scss`). */
const INNER = { width: 76, height: 44 };
const GAP = 0.6;
const LINE_HEIGHT = 1.25;
const MM_PER_PT = 0.3528;
/** Mean width of a character in em, measured with the Thai and the Latin face and rounded up. */
const EM_PER_CHARACTER = 0.58;
/** Thai vowels and tone marks above and below the line take no room in it. */
const NO_WIDTH = /\p{Mn}/gu;

/** Below the last one the words go to two papers rather than become smaller still. */
const SCALES = [1, 0.9, 0.8, 0.7] as const;
/** A paper of two has no third one, however long the directions are. */
const OF_PART = [...SCALES, 0.6, 0.55] as const;
const SMALLEST = 0.5;

interface Line {
  readonly text: string;
  /** Size in points at full scale. */
  readonly pt: number;
}

const heightOf = ({ text, pt }: Line, scale: number) => {
  const em = pt * scale * MM_PER_PT;
  const width = text.replace(NO_WIDTH, '').length * em * EM_PER_CHARACTER;
  return Math.max(1, Math.ceil(width / INNER.width)) * em * LINE_HEIGHT;
};

function fits(lines: readonly Line[], scale: number): boolean {
  const shown = lines.filter(({ text }) => text !== '');
  const height = shown.reduce((sum, line) => sum + heightOf(line, scale), 0);
  // The rules around the directions take as much as two gaps.
  return height + (shown.length + 1) * GAP <= INNER.height;
}

/** The largest scale at which these lines stay on a label; undefined where they need a second one. */
export function scaleOf(lines: readonly Line[]): number | undefined {
  return SCALES.find((scale) => fits(lines, scale));
}

/** The same for a part of a label that was divided, which may be smaller still. */
export function scaleOfPart(lines: readonly Line[]): number {
  return OF_PART.find((scale) => fits(lines, scale)) ?? SMALLEST;
}
