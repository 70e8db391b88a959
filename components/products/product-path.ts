import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';

export function officeProductPath(locale: Locale, id: number): string {
  return `${pathTo(locale, '/staff/products')}/${String(id)}`;
}
