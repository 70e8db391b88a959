import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { CAMPAIGN_TOPICS, type PageSummary } from '@/lib/api/contract/pages';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { CampaignGrid } from './campaign-grid';
import styles from './campaign-index.module.scss';
import { timeOf } from './campaign-time';

interface CampaignIndexProps {
  readonly pages: readonly PageSummary[];
  readonly locale: Locale;
}

/** All campaigns: those that run by what they are about, then those to come, and by name those that are over. */
export async function CampaignIndex({ pages, locale }: CampaignIndexProps) {
  const intl = await getIntl(locale, 'content');
  const inPhase = (phase: PageSummary['phase']) => pages.filter((page) => page.phase === phase);
  const running = inPhase('running');
  const groups = [
    ...CAMPAIGN_TOPICS.map((topic) => ({
      id: topic,
      title: intl.formatMessage({ id: `content.topic.${topic}` }),
      those: running.filter((page) => page.topic === topic),
    })),
    { id: 'soon', title: intl.formatMessage({ id: 'content.soon' }), those: inPhase('soon') },
    { id: 'ended', title: intl.formatMessage({ id: 'content.over' }), those: inPhase('ended') },
  ].filter(({ those }) => those.length > 0);
  return (
    <div className={styles.index}>
      <nav aria-label={intl.formatMessage({ id: 'content.campaigns' })}>
        <ul className={styles.groups}>
          {groups.map(({ id, title, those }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {title} <span>{those.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, title, those }) => (
        <div key={id} id={id} className={styles.group}>
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
    </div>
  );
}
