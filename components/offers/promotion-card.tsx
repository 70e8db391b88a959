import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './promotion-card.module.scss';
import type { ShownPromotion } from './shown-promotion';

interface PromotionCardProps {
  readonly promotion: ShownPromotion;
  readonly level: 2 | 3;
  readonly eager: boolean;
}

export function PromotionCard({ promotion, level, eager }: PromotionCardProps) {
  const { id, name, picture, mark, end, last, count } = promotion;
  const locale = useLocale();
  const Heading = `h${level}` as const;
  return (
    <li className={styles.card}>
      <Picture
        className={styles.picture}
        src={picture}
        alt=""
        width={1920}
        height={768}
        sizes="(width < 576px) 100vw, (width < 992px) 50vw, 400px"
        loading={eager ? 'eager' : 'lazy'}
      />
      <div className={styles.words}>
        <Badge tone={mark.tone}>{mark.text}</Badge>
        <Heading className={styles.name}>
          <Link href={pathTo(locale, '/promotions/:promotion', { promotion: id })}>{name}</Link>
        </Heading>
        <p className={styles.facts}>
          <time dateTime={end}>{last}</time>
          <span>{count}</span>
        </p>
      </div>
    </li>
  );
}
