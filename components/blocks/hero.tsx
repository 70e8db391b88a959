import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { WidePicture } from '@/components/ui/wide-picture';
import { PICTURE_SIZE, scenePicture } from '@/lib/contents/pictures';
import { localePath } from '@/lib/i18n/locale';
import type { BlockProps } from './block-props';
import styles from './hero.module.scss';

export function HeroBlock({ block, locale }: BlockProps<'hero'>) {
  const { over, title, text, action, picture, layout } = block;
  return (
    <header className={styles.hero} data-layout={layout}>
      <div className={styles.words}>
        {over && <p className={styles.over}>{over[locale]}</p>}
        <h1>{title[locale]}</h1>
        <p>{text[locale]}</p>
        {action && (
          <ButtonLink href={localePath(locale, action.path)}>{action.label[locale]}</ButtonLink>
        )}
      </div>
      <div>
        {layout === 'over' ? (
          <WidePicture src={scenePicture(picture)} eager />
        ) : (
          <Picture
            src={scenePicture(picture)}
            alt=""
            {...PICTURE_SIZE}
            preload
            sizes="(width < 768px) 100vw, 560px"
          />
        )}
      </div>
    </header>
  );
}
