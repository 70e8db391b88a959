import { ButtonLink } from '@/components/ui/button';
import { WidePicture } from '@/components/ui/wide-picture';
import type { Banner } from '@/lib/contents/contract';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './hero.module.scss';

export interface Slide extends Pick<Banner, 'id' | 'tint' | 'title' | 'text'> {
  /** Target without language prefix, and the text of its link. */
  readonly url: string;
  readonly go: string;
  readonly picture: string;
}

interface HeroSlideProps {
  readonly slide: Slide;
  /** The first slide holds the h1. */
  readonly first: boolean;
}

export function HeroSlide({ slide, first }: HeroSlideProps) {
  const { tint, title, text, url, go, picture } = slide;
  const locale = useLocale();
  const Heading = first ? 'h1' : 'h2';
  return (
    <li className={styles.slide} data-tint={tint}>
      <div className={styles.words}>
        <Heading>{title}</Heading>
        <p>{text}</p>
        <ButtonLink href={localePath(locale, url)} variant={first ? 'primary' : 'secondary'}>
          {go}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <WidePicture src={picture} eager={first} />
      </div>
    </li>
  );
}
