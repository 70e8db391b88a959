import { getImageProps } from 'next/image';
import type { IntlShape } from 'react-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { HeroCarousel } from './hero-carousel';
import styles from './hero.module.scss';

type Tint = 'dawn' | 'mint' | 'petal';

interface Slide {
  readonly picture: string;
  readonly tint: Tint;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly path: string;
}

const SLIDES: readonly Slide[] = [
  {
    picture: '/images/hero-1',
    tint: 'dawn',
    title: 'home.promise',
    text: 'home.promiseText',
    link: 'home.promiseLink',
    path: '/ecommerce/products-of-week',
  },
  {
    picture: '/images/hero-2',
    tint: 'mint',
    title: 'home.careTitle',
    text: 'home.careText',
    link: 'home.careLink',
    path: '/ecommerce/recommends',
  },
  {
    picture: '/images/hero-3',
    tint: 'petal',
    title: 'home.freshTitle',
    text: 'home.freshText',
    link: 'home.freshLink',
    path: '/ecommerce/new-arrival',
  },
];

interface HeroProps {
  readonly locale: Locale;
  /** With the texts of `home`. */
  readonly intl: IntlShape;
}

/** The first slide is the promise of the page, its h1. All slides are in the HTML; one swipes through them. */
export function Hero({ locale, intl }: HeroProps) {
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
      {SLIDES.map((slide, index) => (
        <HeroSlide
          key={slide.picture}
          slide={slide}
          first={index === 0}
          locale={locale}
          intl={intl}
        />
      ))}
    </HeroCarousel>
  );
}

interface HeroSlideProps extends HeroProps {
  readonly slide: Slide;
  readonly first: boolean;
}

function HeroSlide({ slide, first, locale, intl }: HeroSlideProps) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <div className={styles.slide} data-tint={slide.tint}>
      <div className={styles.words}>
        <Heading>{intl.formatMessage({ id: slide.title })}</Heading>
        <p>{intl.formatMessage({ id: slide.text })}</p>
        <ButtonLink href={localePath(locale, slide.path)} variant={first ? 'primary' : 'secondary'}>
          {intl.formatMessage({ id: slide.link })}
        </ButtonLink>
      </div>
      <HeroPicture name={slide.picture} eager={first} />
    </div>
  );
}

/** Square on phones, wide from 576 px up. */
function HeroPicture({ name, eager }: { readonly name: string; readonly eager: boolean }) {
  const common = {
    alt: '',
    loading: eager ? ('eager' as const) : ('lazy' as const),
    fetchPriority: eager ? ('high' as const) : ('low' as const),
  };
  const wide = getImageProps({
    ...common,
    src: `${name}.webp`,
    width: 1600,
    height: 640,
    sizes: '(width < 1280px) 100vw, 1248px',
  });
  const square = getImageProps({
    ...common,
    src: `${name}-phone.webp`,
    width: 800,
    height: 800,
    sizes: '100vw',
  });
  return (
    <picture className={styles.picture}>
      <source
        media="(width >= 576px)"
        srcSet={wide.props.srcSet}
        sizes={wide.props.sizes}
        width={1600}
        height={640}
      />
      <img {...square.props} alt="" />
    </picture>
  );
}
