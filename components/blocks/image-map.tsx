import { cssVars } from '@/components/ui/css-vars';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { PICTURE_SIZE, scenePicture } from '@/lib/contents/pictures';
import { localePath } from '@/lib/i18n/locale';
import type { BlockProps } from './block-props';
import styles from './image-map.module.scss';

/** On phones the names are below the drawing, numbered like its marks. */
export function ImageMapBlock({ block, locale, id }: BlockProps<'imageMap'>) {
  const { title, picture, alt, areas, layout } = block;
  return (
    <section className={styles.map} aria-labelledby={id} data-layout={layout}>
      <h2 id={id}>{title[locale]}</h2>
      <div className={styles.picture}>
        <Picture
          src={scenePicture(picture)}
          alt={alt[locale]}
          {...PICTURE_SIZE}
          sizes="(width < 768px) 100vw, 760px"
        />
        {areas.map(({ x, y, path }, index) => (
          <span
            key={path + String(index)}
            className={styles.place}
            style={cssVars({ '--x': `${String(x)}%`, '--y': `${String(y)}%` })}
            aria-hidden="true"
          >
            {index + 1}
          </span>
        ))}
      </div>
      <ol className={styles.names}>
        {areas.map(({ x, y, label, path }, index) => (
          <li
            key={path + String(index)}
            style={cssVars({ '--x': `${String(x)}%`, '--y': `${String(y)}%` })}
          >
            <Link href={localePath(locale, path)}>{label[locale]}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
