import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import styles from './banner-card.module.scss';

export interface ShownBanner {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  /** Language included. */
  readonly href: string;
}

interface BannerCardProps {
  readonly banner: ShownBanner;
  readonly level: 2 | 3;
  readonly eager: boolean;
}

export function BannerCard({ banner, level, eager }: BannerCardProps) {
  const { title, text, picture, href } = banner;
  const Heading = `h${level}` as const;
  return (
    <li className={styles.card}>
      <Picture
        className={styles.picture}
        src={picture}
        alt=""
        width={1920}
        height={768}
        sizes="(width < 768px) 100vw, 610px"
        loading={eager ? 'eager' : 'lazy'}
      />
      <div className={styles.words}>
        <Heading>
          <Link href={href}>{title}</Link>
        </Heading>
        <p>{text}</p>
      </div>
    </li>
  );
}
