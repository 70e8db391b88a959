import { use } from 'react';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { Trail } from '@/components/catalog/trail';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { crumbs, type CrumbTrail } from '@/lib/seo/crumbs';

interface PageTrailProps {
  readonly locale: Locale;
  readonly trail: CrumbTrail;
}

/** The way down from the home page. */
export function PageTrail({ locale, trail }: PageTrailProps) {
  const intl = use(getIntl(locale, 'catalog'));
  return (
    <Trail
      label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
      crumbs={crumbs(locale, intl, trail)}
    />
  );
}

interface PageHeadProps extends PageTrailProps {
  readonly title: string;
  readonly intro: string;
}

/** The way down to a page, its title and one sentence. */
export function PageHead({ locale, trail, title, intro }: PageHeadProps) {
  const intl = use(getIntl(locale, 'catalog'));
  return (
    <DirectoryHead
      label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
      crumbs={crumbs(locale, intl, trail)}
      title={title}
      intro={intro}
    />
  );
}
