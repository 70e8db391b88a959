import { use } from 'react';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { CAMPAIGN_TOPICS } from '@/lib/api/contract-values';
import type { PageSummary } from '@/lib/pages/contract';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { CampaignGrid } from './campaign-grid';
import { PhaseFilter } from './phase-filter';
import styles from './campaign-index.module.scss';
import { timeOf } from './campaign-time';

interface CampaignIndexProps {
  readonly pages: readonly PageSummary[];
  readonly locale: Locale;
}

/** All campaigns: running ones by topic, then upcoming ones, then ended ones by name. */
export function CampaignIndex({ pages, locale }: CampaignIndexProps) {
  const intl = use(getIntl(locale, 'pages'));
  const inPhase = (phase: PageSummary['phase']) => pages.filter((page) => page.phase === phase);
  const running = inPhase('running');
  const groups = [
    ...CAMPAIGN_TOPICS.map((topic) => ({
      id: topic,
      title: intl.formatMessage({ id: `pages.topic.${topic}` }),
      phase: 'running' as const,
      those: running.filter((page) => page.topic === topic),
    })),
    {
      id: 'soon',
      phase: 'soon' as const,
      title: intl.formatMessage({ id: 'pages.soon' }),
      those: inPhase('soon'),
    },
    {
      id: 'ended',
      phase: 'ended' as const,
      title: intl.formatMessage({ id: 'pages.over' }),
      those: inPhase('ended'),
    },
  ].filter(({ those }) => those.length > 0);
  return (
    <PhaseFilter
      label={intl.formatMessage({ id: 'pages.show' })}
      choices={(
        [
          { phase: undefined, name: intl.formatMessage({ id: 'pages.showAll' }) },
          { phase: 'running', name: intl.formatMessage({ id: 'pages.running' }) },
          { phase: 'soon', name: intl.formatMessage({ id: 'pages.soon' }) },
          { phase: 'ended', name: intl.formatMessage({ id: 'pages.over' }) },
        ] as const
      ).map(({ phase, name }) => ({
        phase,
        name,
        count: pages.filter((page) => phase === undefined || page.phase === phase).length,
      }))}
    >
      <nav aria-label={intl.formatMessage({ id: 'pages.campaigns' })}>
        <ul className={styles.groups}>
          {groups.map(({ id, title, phase, those }) => (
            <li key={id} data-phase={phase}>
              <a href={`#${id}`}>
                {title} <span>{those.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, title, phase, those }) => (
        <div key={id} id={id} className={styles.group} data-phase={phase}>
          <Section title={title}>
            {id === 'ended' ? (
              <ul className={styles.ended}>
                {those.map((page) => (
                  <li key={page.path}>
                    <Link href={localePath(locale, page.path)}>{page.title}</Link>
                    <span>{timeOf(page, locale, intl)}</span>
                  </li>
                ))}
              </ul>
            ) : (
              <CampaignGrid pages={those} locale={locale} level={3} shape="rail" />
            )}
          </Section>
        </div>
      ))}
    </PhaseFilter>
  );
}
