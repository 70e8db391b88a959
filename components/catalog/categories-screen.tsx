import { use } from 'react';
import type { Category } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import type { Crumb } from '@/lib/seo/list-data';
import { CategoryDirectory } from './category-directory';
import { DirectoryHead } from './directory-head';

interface CategoriesScreenProps {
  readonly locale: Locale;
  readonly categories: readonly Category[];
  readonly crumbs: readonly Crumb[];
}

export function CategoriesScreen({ locale, categories, crumbs }: CategoriesScreenProps) {
  const intl = use(getIntl(locale, 'catalog'));
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs}
        title={intl.formatMessage({ id: 'catalog.categoriesTitle' })}
        intro={intl.formatMessage({ id: 'catalog.categoriesIntro' })}
      />
      <CategoryDirectory categories={categories} locale={locale} />
    </>
  );
}
