import { diffArrays } from 'diff';
import type { WordChange } from '../../../../lib/products/contract-drafts.ts';

/** Shorter texts are read side by side. */
const LONG = 40;
/** A text that differs by more words reads as another text, and comparing it takes long. */
const MOST_CHANGES = 600;

/** Thai has no spaces between words; English words come out of it as well. */
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Words that two long texts share, and those that went and came; undefined for short texts, and for another text. */
export function wordChanges(before: string, after: string): readonly WordChange[] | undefined {
  if (before === '' || after === '' || Math.max(before.length, after.length) <= LONG) {
    return undefined;
  }
  const found = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGES });
  return found && joined(found.map(({ added, removed, value }) => change(added, removed, value)));
}

function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function change(isAdded: boolean, isRemoved: boolean, words: readonly string[]): WordChange {
  const changedKind = isAdded ? 'added' : 'removed';
  return { kind: isAdded || isRemoved ? changedKind : 'same', text: words.join('') };
}

/** Changes with nothing but spaces between them are one, removed words first. */
function joined(changes: readonly WordChange[]): readonly WordChange[] {
  const pieces: WordChange[] = [];
  let [gone, come] = ['', ''];
  const close = () => {
    if (gone !== '') pieces.push({ kind: 'removed', text: gone });
    if (come !== '') pieces.push({ kind: 'added', text: come });
    [gone, come] = ['', ''];
  };
  changes.forEach(({ kind, text }, place) => {
    const isBetween = gone + come !== '' && place < changes.length - 1 && text.trim() === '';
    if (kind === 'same' && !isBetween) {
      close();
      pieces.push({ kind, text });
      return;
    }
    if (kind !== 'added') gone += text;
    if (kind !== 'removed') come += text;
  });
  close();
  return pieces;
}
