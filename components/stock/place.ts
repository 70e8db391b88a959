import type { IntlShape } from 'react-intl';

/** Numbers of pieces as people type them. */
export const WHOLE = /^\d{1,7}$/;

/** Name of a branch or of the online warehouse. */
export function placeName({ name }: { readonly name: string | null }, intl: IntlShape): string {
  return name ?? intl.formatMessage({ id: 'stock.warehouse' });
}
