import { lettersOf } from '../format/graphemes';

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a text into matching and other parts, at grapheme boundaries, so that no Thai vowel or tone mark is
 * separated from its consonant.
 */
export function highlight(text: string, query: string): readonly TextPart[] {
  const segments = lettersOf(text.normalize('NFC'));
  const marked = markedSegments(segments.map(folded), folded(query.normalize('NFC')).trim());
  const parts: { text: string; isMatch: boolean }[] = [];
  segments.forEach((segment, index) => {
    const isMatch = marked.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += segment;
    else parts.push({ text: segment, isMatch });
  });
  return parts;
}

function folded(text: string): string {
  return text.toLowerCase();
}

/** Matches the whole query if present, else each of its words. */
function markedSegments(segments: readonly string[], query: string): ReadonlySet<number> {
  const whole = occurrences(segments, query);
  if (whole.size > 0) return whole;
  const words = query.split(/\s+/).filter((word) => word.length > 1);
  return new Set(words.flatMap((word) => [...occurrences(segments, word)]));
}

/** Indexes of the graphemes that occurrences of a text cover. */
function occurrences(segments: readonly string[], wanted: string): ReadonlySet<number> {
  const found = new Set<number>();
  if (wanted === '') return found;
  const owner = segments.flatMap((segment, index) => Array<number>(segment.length).fill(index));
  const text = segments.join('');
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    for (const index of owner.slice(at, at + wanted.length)) found.add(index);
  }
  return found;
}
