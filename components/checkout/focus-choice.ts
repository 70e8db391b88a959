import type { ChoiceField } from './steps';

/** The first thing to act on where a choice is missing; its step may only just be opening. */
export function focusChoice(field: ChoiceField): void {
  requestAnimationFrame(() => {
    const group = document.querySelector(`[data-choice="${field}"]`);
    group?.querySelector<HTMLElement>('input:not(:disabled), button, select')?.focus();
  });
}
