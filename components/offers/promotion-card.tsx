import { use } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { PromotionGroup } from '@/lib/api/contract/offers';
import { formatDay, lastMoment } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { KindBadge } from './kind-badge';
import styles from './promotion-card.module.scss';

interface PromotionCardProps {
  readonly group: PromotionGroup;
  readonly locale: Locale;
  /** Level of the name's heading. */
  readonly level: 2 | 3;
  readonly eager?: boolean;
}

export function PromotionCard({ group, locale, level, eager = false }: PromotionCardProps) {
  const intl = use(getIntl(locale, 'offers'));
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        src={group.image.thumbnail_url}
        alt=""
        width={1920}
        height={768}
        sizes="(width < 576px) 100vw, (width < 992px) 50vw, 400px"
        loading={eager ? 'eager' : 'lazy'}
      />
      <div className={styles.words}>
        <KindBadge promotion={group} locale={locale} />
        <Heading className={styles.name}>
          <Link href={pathTo(locale, '/promotions/:promotion', { promotion: group.id })}>
            {group.name}
          </Link>
        </Heading>
        <p className={styles.facts}>
          <time dateTime={group.ends_at}>
            {intl.formatMessage(
              { id: 'offers.lastDay' },
              { day: formatDay(lastMoment(group.ends_at), locale) },
            )}
          </time>
          <span>
            {intl.formatMessage({ id: 'offers.products' }, { count: group.product_count })}
          </span>
        </p>
      </div>
    </article>
  );
}
