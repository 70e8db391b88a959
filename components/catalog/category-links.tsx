import type { Say } from '@/components/common/say';
import type { Category, Department } from '@/lib/catalog/contract';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { ListLinks } from './list-links';

interface CategoryLinksProps {
  readonly category: Category;
  readonly current?: Department | undefined;
  readonly locale: Locale;
  readonly say: Say<'catalog'>;
}

export function CategoryLinks({ category, current, locale, say }: CategoryLinksProps) {
  return (
    <ListLinks
      label={say('catalog.departments')}
      links={[
        {
          name: say('catalog.everythingIn', { name: category.name }),
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
