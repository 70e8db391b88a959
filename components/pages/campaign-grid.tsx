import type { PageSummary } from '@/lib/pages/contract';
import type { Locale } from '@/lib/i18n/locale';
import { CampaignCard } from './campaign-card';
import styles from './campaign-grid.module.scss';

interface CampaignGridProps {
  readonly pages: readonly PageSummary[];
  readonly locale: Locale;
  readonly level: 2 | 3;
  readonly shape?: 'grid' | 'rail';
}

export function CampaignGrid({ pages, locale, level, shape = 'grid' }: CampaignGridProps) {
  return (
    <ul className={styles[shape]}>
      {pages.map((page) => (
        <li key={page.path}>
          <CampaignCard page={page} locale={locale} level={level} />
        </li>
      ))}
    </ul>
  );
}
