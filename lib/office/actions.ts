import type { MessageId } from '../i18n/messages.ts';
import type { PlainPath } from '../pages/path-to.ts';
import type { Ability } from '../people/contract-values.ts';

/** Parameter of an address that opens the form for a new thing (`components/office/form/use-new-form.ts`). */
export const NEW_PARAM = 'new';

export interface OfficeAction {
  readonly path: PlainPath;
  readonly label: MessageId<'office'>;
  readonly ability: Ability;
}

/** Things that begin with a form, for the search over the office. */
export const ACTIONS: readonly OfficeAction[] = [
  { path: '/staff/products', label: 'office.action.product', ability: 'catalog.write' },
  { path: '/staff/brands', label: 'office.action.brand', ability: 'catalog.write' },
  { path: '/staff/categories', label: 'office.action.category', ability: 'catalog.write' },
  { path: '/staff/attributes', label: 'office.action.attribute', ability: 'catalog.write' },
  { path: '/staff/people', label: 'office.action.person', ability: 'people.write' },
];

/** Address of an action without its language. */
export function actionAddress({ path }: OfficeAction): string {
  return `${path}?${NEW_PARAM}=1`;
}
