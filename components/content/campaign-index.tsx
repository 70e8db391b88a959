import { Section } from '@/components/ui/section';
import type { PagePhase, PageSummary } from '@/lib/api/contract/pages';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { Link } from '@/components/ui/link';
import { CampaignGrid } from './campaign-grid';
import styles from './campaign-grid.module.scss';
import { timeOf } from './campaign-time';

const TITLES: Readonly<Record<PagePhase, string>> = {
  running: 'content.running',
  soon: 'content.soon',
  ended: 'content.over',
};
const ORDER = ['running', 'soon', 'ended'] as const;

interface CampaignIndexProps {
  readonly pages: readonly PageSummary[];
  readonly locale: Locale;
}

/** All campaigns by where they stand in their time; those that are over as a list of names. */
export async function CampaignIndex({ pages, locale }: CampaignIndexProps) {
  const intl = await getIntl(locale, 'content');
  const phases = ORDER.map((phase) => ({
    phase,
    title: intl.formatMessage({ id: TITLES[phase] }),
    those: pages.filter((page) => page.phase === phase),
  })).filter(({ those }) => those.length > 0);
  return (
    <>
      <nav aria-label={intl.formatMessage({ id: 'content.campaigns' })} className={styles.phases}>
        {phases.map(({ phase, title, those }) => (
          <a key={phase} href={`#${phase}`}>
            {`${title} (${String(those.length)})`}
          </a>
        ))}
      </nav>
      {phases.map(({ phase, title, those }) => (
        <div key={phase} id={phase}>
          <Section title={title}>
            {phase === 'ended' ? (
              <ul className={styles.ended}>
                {those.map((page) => (
                  <li key={page.path}>
                    <Link href={localePath(locale, page.path)}>{page.title}</Link>
                    {` · ${timeOf(page, locale, intl)}`}
                  </li>
                ))}
              </ul>
            ) : (
              <CampaignGrid pages={those} locale={locale} level={3} />
            )}
          </Section>
        </div>
      ))}
    </>
  );
}
