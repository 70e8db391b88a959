import { use } from 'react';
import type { Banner } from '@/lib/contents/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { HeroCarousel } from './hero-carousel';
import styles from './hero.module.scss';

/** Later slides are rarely seen. */
const MOST_SLIDES = 5;

interface HeroProps {
  readonly banners: readonly Banner[];
  readonly locale: Locale;
}

/** The first slide holds the h1. All slides are in the HTML as a swipeable row. */
export function Hero({ banners, locale }: HeroProps) {
  const intl = use(getIntl(locale, 'home'));
  const slides = banners.slice(0, MOST_SLIDES);
  if (slides.length === 0) {
    return <h1 className={styles.promise}>{intl.formatMessage({ id: 'home.promise' })}</h1>;
  }
  return (
    <HeroCarousel
      slides={slides.map(({ id, tint, title, text, url, link_label: go, image }) => ({
        ...{ id, tint, title, text, url, go },
        picture: image.thumbnail_url,
      }))}
      labels={{
        region: intl.formatMessage({ id: 'home.slides' }),
        previous: intl.formatMessage({ id: 'home.slidePrevious' }),
        next: intl.formatMessage({ id: 'home.slideNext' }),
        pause: intl.formatMessage({ id: 'home.slidePause' }),
        play: intl.formatMessage({ id: 'home.slidePlay' }),
      }}
    />
  );
}
