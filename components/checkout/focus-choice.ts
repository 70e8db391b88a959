import type { ChoiceField } from './steps';

/** The first thing to act on where a choice is missing; its step may only just be opening. */
export function focusChoice(field: ChoiceField): void {
  requestAnimationFrame(() => {
    const group = document.querySelector(`[data-choice="${field}"]`);
    group?.querySelector<HTMLElement>('input:not(:disabled), button, select')?.focus();
  });
}

/** Moves view and focus from a closed form to the choice that it saved. */
export function showChosen(field: ChoiceField): void {
  requestAnimationFrame(() => {
    const chosen = document.querySelector<HTMLElement>(`[data-choice="${field}"] input:checked`);
    chosen?.focus({ preventScroll: true });
    chosen?.scrollIntoView({ block: 'nearest' });
  });
}

/** Unfolds the part that contains a form before its fields show errors. */
export function unfold(form: HTMLElement | null): void {
  form?.closest('details')?.setAttribute('open', '');
}
