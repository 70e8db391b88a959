import { use } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { PageSummary } from '@/lib/pages/contract';
import { PICTURE_SIZE, scenePicture } from '@/lib/contents/pictures';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './campaign-card.module.scss';
import { timeOf } from './campaign-time';

interface CampaignCardProps {
  readonly page: PageSummary;
  readonly locale: Locale;
  readonly level: 2 | 3;
}

export function CampaignCard({ page, locale, level }: CampaignCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-phase={page.phase}>
      <Picture
        className={styles.picture}
        src={scenePicture(page.picture)}
        alt=""
        {...PICTURE_SIZE}
        sizes="(width < 576px) 100vw, (width < 992px) 50vw, 400px"
      />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link href={localePath(locale, page.path)}>{page.title}</Link>
        </Heading>
        <p className={styles.text}>{page.description}</p>
        <p className={styles.time}>{timeOf(page, locale, use(getIntl(locale, 'pages')))}</p>
      </div>
    </article>
  );
}
