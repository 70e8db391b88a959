import { use } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { WidePicture } from '@/components/ui/wide-picture';
import type { Banner } from '@/lib/api/contract/content';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { HeroCarousel } from './hero-carousel';
import styles from './hero.module.scss';

/** More slides than that are not looked at. */
const MOST_SLIDES = 5;

interface HeroProps {
  readonly banners: readonly Banner[];
  readonly locale: Locale;
}

/** The first slide is the promise of the page, its h1. All slides are in the HTML; one swipes through them. */
export function Hero({ banners, locale }: HeroProps) {
  const intl = use(getIntl(locale, 'home'));
  const slides = banners.slice(0, MOST_SLIDES);
  if (slides.length === 0) {
    return <h1 className={styles.promise}>{intl.formatMessage({ id: 'home.promise' })}</h1>;
  }
  return (
    <HeroCarousel
      labels={{
        region: intl.formatMessage({ id: 'home.slides' }),
        previous: intl.formatMessage({ id: 'home.slidePrevious' }),
        next: intl.formatMessage({ id: 'home.slideNext' }),
        pause: intl.formatMessage({ id: 'home.slidePause' }),
        play: intl.formatMessage({ id: 'home.slidePlay' }),
      }}
    >
      {slides.map((banner, index) => (
        <HeroSlide key={banner.id} banner={banner} first={index === 0} locale={locale} />
      ))}
    </HeroCarousel>
  );
}

interface HeroSlideProps {
  readonly banner: Banner;
  readonly first: boolean;
  readonly locale: Locale;
}

function HeroSlide({ banner, first, locale }: HeroSlideProps) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <li className={styles.slide} data-tint={banner.tint}>
      <div className={styles.words}>
        <Heading>{banner.title}</Heading>
        <p>{banner.text}</p>
        <ButtonLink href={localePath(locale, banner.url)} variant={first ? 'primary' : 'secondary'}>
          {banner.link_label}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <WidePicture src={banner.image.thumbnail_url} eager={first} />
      </div>
    </li>
  );
}
