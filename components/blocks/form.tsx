import { Picture } from '@/components/ui/picture';
import { PICTURE_SIZE, scenePicture } from '@/lib/contents/pictures';
import type { FrameProps } from './frames';
import styles from './form.module.scss';

/** Forms with two columns of their own. */
const WIDE: ReadonlySet<string> = new Set(['gift_card', 'e_card']);

export function FormFrame({ block, locale, id, children }: FrameProps<'form'>) {
  return (
    <section className={styles.form} data-wide={WIDE.has(block.form)} aria-labelledby={id}>
      <div>
        <h2 id={id}>{block.title[locale]}</h2>
        <p>{block.text[locale]}</p>
        {block.picture !== undefined && (
          <Picture
            src={scenePicture(block.picture)}
            alt=""
            {...PICTURE_SIZE}
            sizes="(width < 992px) 100vw, 440px"
          />
        )}
      </div>
      <div>{children}</div>
    </section>
  );
}
