/** Moving a row in the page takes the focus away from its button, and its last place disables it. */
export function keepFocus(button: HTMLButtonElement): void {
  requestAnimationFrame(() => {
    const others = button.parentElement?.querySelectorAll('button') ?? [];
    const next = button.disabled ? [...others].find(({ disabled }) => !disabled) : button;
    next?.focus();
  });
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items.slice(from, from + 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...item);
}
