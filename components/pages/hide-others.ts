/**
 * Hides questions that lack any of the words, and empty groups. Safe on React's DOM: these elements never render again.
 * @returns number of visible questions
 */
export function hideOthers(page: HTMLElement | null, search: string): number {
  const words = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const group of page?.querySelectorAll<HTMLElement>('[data-faq]') ?? []) {
    let inGroup = 0;
    for (const question of group.querySelectorAll<HTMLElement>('[data-question]')) {
      const text = question.textContent.normalize('NFC').toLowerCase();
      question.hidden = !words.every((word) => text.includes(word));
      if (!question.hidden) inGroup += 1;
    }
    group.hidden = inGroup === 0;
    found += inGroup;
  }
  return found;
}
