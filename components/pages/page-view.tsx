import { use, type ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import type { PageRecord, PageSummary } from '@/lib/pages/contract';
import { brand, brandPaths } from '@/lib/brand';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { CampaignGrid } from '@/components/pages/campaign-grid';
import { dayOf } from '@/components/pages/campaign-time';
import { FaqSearch } from './faq-search';
import styles from './page-view.module.scss';

/** Fewest groups of questions that get a search field. */
const SEARCHED = 2;
const OTHERS = 3;

interface PageViewProps {
  readonly page: PageRecord;
  readonly locale: Locale;
  readonly children: ReactNode;
  readonly running: readonly PageSummary[];
  readonly trail: ReactNode;
}

export function PageView({ page, locale, running, trail, children }: PageViewProps) {
  const intl = use(getIntl(locale, 'pages'));
  const others = othersOf(page, running);
  const isSearched = page.blocks.filter(({ type }) => type === 'faq').length >= SEARCHED;
  return (
    <div className={styles.page}>
      {trail}
      <PhaseNotice page={page} locale={locale} />
      {!page.blocks.some(({ type }) => type === 'hero') && (
        <header className={styles.head}>
          <h1>{page.title}</h1>
          <p>{page.description}</p>
        </header>
      )}
      {isSearched ? (
        <FaqSearch
          labels={{
            field: intl.formatMessage({ id: 'pages.faqSearch' }),
            placeholder: intl.formatMessage({ id: 'pages.faqPlaceholder' }),
            found: intl.formatMessage({ id: 'pages.faqFound' }, { count: '{count}' }),
            none: intl.formatMessage({ id: 'pages.faqNone' }, { phone: brand.contactPhone }),
          }}
        >
          {children}
        </FaqSearch>
      ) : (
        children
      )}
      {page.template === 'legal' && (
        <p className={styles.updated}>
          {intl.formatMessage({ id: 'pages.updated' }, { day: formatDay(page.updated_at, locale) })}
        </p>
      )}
      {page.template === 'campaign' && others.length > 0 && (
        <Section
          title={intl.formatMessage({ id: 'pages.others' })}
          href={pathTo(locale, brandPaths.card)}
          linkLabel={intl.formatMessage({ id: 'pages.seeAll' })}
        >
          <CampaignGrid pages={others} locale={locale} level={3} />
        </Section>
      )}
    </div>
  );
}

/** Running campaigns, same topic first, rotated to start after this one so that each page links to others. */
function othersOf({ path }: PageRecord, running: readonly PageSummary[]): readonly PageSummary[] {
  const at = running.findIndex((one) => one.path === path);
  const topic = running[at]?.topic;
  return [...running.slice(at + 1), ...running.slice(0, Math.max(0, at))]
    .toSorted((a, b) => Number(b.topic === topic) - Number(a.topic === topic))
    .slice(0, OTHERS);
}

function PhaseNotice({ page, locale }: Pick<PageViewProps, 'page' | 'locale'>) {
  if (page.phase === 'running') return null;
  const intl = use(getIntl(locale, 'pages'));
  const day = dayOf(page, locale);
  return (
    <Notice tone={page.phase === 'ended' ? 'warning' : 'info'}>
      <strong>{intl.formatMessage({ id: `pages.${page.phase}Title` }, { day })}</strong>
      <p>{intl.formatMessage({ id: `pages.${page.phase}Text` })}</p>
    </Notice>
  );
}
