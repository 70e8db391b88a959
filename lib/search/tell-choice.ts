import type { SearchChoice } from './contract';

/** Tells the service that a result was opened or added, if the pressed element belongs to one. */
export function tellChoice(keyword: string, target: Element): void {
  const pressed = target.closest('a, button:not([aria-pressed])');
  const link = pressed?.closest('li[data-medicine=false]')?.querySelector('a');
  const id = Number(/\/(\d+)$/.exec(link?.pathname ?? '')?.[1]);
  if (!pressed || !(id > 0)) return;
  const kind = pressed === link ? 'opened' : 'added';
  const choice: SearchChoice = { keyword, product_id: id, kind };
  const body = new Blob([JSON.stringify(choice)], { type: 'application/json' });
  // Outlasts the page. Nothing depends on it, so old browsers go without.
  (navigator as Partial<Navigator>).sendBeacon?.('/api/v1/search-choices', body);
}
