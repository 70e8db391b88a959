import type { IntlShape } from 'react-intl/server';
import type { Category, Department } from '@/lib/api/contract/catalog';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { ListLinks } from './list-links';

interface CategoryLinksProps {
  readonly category: Category;
  /** The department that is shown. */
  readonly current?: Department | undefined;
  readonly locale: Locale;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
}

/** From a category into its departments, and back. */
export function CategoryLinks({ category, current, locale, intl }: CategoryLinksProps) {
  return (
    <ListLinks
      label={intl.formatMessage({ id: 'catalog.departments' })}
      links={[
        {
          name: intl.formatMessage({ id: 'catalog.everythingIn' }, { name: category.name }),
          href: localePath(locale, category.url),
          current: current === undefined,
        },
        ...category.depts.map(({ id, dept_name: name, url }) => ({
          name,
          href: localePath(locale, url),
          current: id === current?.id,
        })),
      ]}
    />
  );
}
