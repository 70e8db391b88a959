import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { BrandDetail } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import styles from './brand-stories.module.scss';

interface BrandStoriesProps {
  readonly brands: readonly BrandDetail[];
  readonly locale: Locale;
}

export function BrandStories({ brands, locale }: BrandStoriesProps) {
  const intl = use(getIntl(locale, 'contents'));
  return (
    <ul className={styles.stories}>
      {brands.map((brand) => (
        <li key={brand.id} className={styles.story}>
          <Picture
            className={styles.picture}
            src={brand.image.thumbnail_url}
            alt=""
            width={800}
            height={480}
            sizes="(width < 768px) 100vw, 400px"
          />
          <div className={styles.words}>
            <h3>{brand.brand_name}</h3>
            <p className={styles.tagline}>{brand.tagline}</p>
            <p className={styles.text}>{brand.story}</p>
            <Link
              className={styles.link}
              href={pathTo(locale, '/brandstory/:brand', { brand: brand.id })}
            >
              {intl.formatMessage({ id: 'contents.storyLink' }, { brand: brand.brand_name })}
              <Icon name="arrow-right" size="sm" />
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
