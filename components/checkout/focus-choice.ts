import type { ChoiceField } from './steps';

/** The first thing to act on where a choice is missing; its step may only just be opening. */
export function focusChoice(field: ChoiceField): void {
  requestAnimationFrame(() => {
    const group = document.querySelector(`[data-choice="${field}"]`);
    group?.querySelector<HTMLElement>('input:not(:disabled), button, select')?.focus();
  });
}

/** What was just saved and chosen: the form that closed leaves its view and its focus to it. */
export function showChosen(field: ChoiceField): void {
  requestAnimationFrame(() => {
    const chosen = document.querySelector<HTMLElement>(`[data-choice="${field}"] input:checked`);
    chosen?.focus({ preventScroll: true });
    chosen?.scrollIntoView({ block: 'nearest' });
  });
}

/** Opens the part that a form is folded into, before its fields say what is wrong with them. */
export function unfold(form: HTMLElement | null): void {
  form?.closest('details')?.setAttribute('open', '');
}
