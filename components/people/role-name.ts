import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import type { Role } from '@/lib/people/contract';

/** Name of a role in the person's language; empty while the roles load. */
export function roleNameOf(roles: readonly Role[] | undefined, id: number, locale: Locale): string {
  const role = roles?.find((one) => one.id === id);
  if (!role) return '';
  return locale === 'th' ? role.name_th : role.name_en;
}

export function rolePath(locale: Locale, id: number | 'new'): string {
  return `${pathTo(locale, '/staff/people/roles')}/${String(id)}`;
}
