import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Banner } from '@/lib/api/contract/content';
import { localePath, type Locale } from '@/lib/i18n/locale';
import styles from './banner-card.module.scss';

interface BannerCardProps {
  readonly banner: Banner;
  readonly locale: Locale;
  /** Where it leads, without language. */
  readonly url: string;
  readonly level: 2 | 3;
  readonly eager?: boolean;
}

/** A banner as one of several: its picture with the words below. */
export function BannerCard({ banner, locale, url, level, eager = false }: BannerCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        src={banner.image.thumbnail_url}
        alt=""
        width={1920}
        height={768}
        sizes="(width < 768px) 100vw, 610px"
        loading={eager ? 'eager' : 'lazy'}
      />
      <div className={styles.words}>
        <Heading>
          <Link href={localePath(locale, url)}>{banner.title}</Link>
        </Heading>
        <p>{banner.text}</p>
      </div>
    </article>
  );
}
