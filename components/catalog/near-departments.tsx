import type { Say } from '@/components/common/say';
import type { Department } from '@/lib/catalog/contract';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { ListLinks } from './list-links';

interface NearDepartmentsProps {
  /** Closest match first. */
  readonly departments: readonly Department[];
  readonly locale: Locale;
  readonly say: Say<'catalog'>;
}

export function NearDepartments({ departments, locale, say }: NearDepartmentsProps) {
  const title = say('catalog.nearCategories');
  return (
    <section aria-labelledby="near">
      <h2 id="near">{title}</h2>
      <ListLinks
        label={title}
        links={departments.map(({ dept_name: name, url }) => ({
          name,
          href: localePath(locale, url),
          current: false,
        }))}
      />
    </section>
  );
}
