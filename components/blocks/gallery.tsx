import { Picture } from '@/components/ui/picture';
import { PICTURE_SIZE, scenePicture } from '@/lib/contents/pictures';
import type { BlockProps } from './block-props';
import styles from './gallery.module.scss';

export function GalleryBlock({ block, locale, id }: BlockProps<'gallery'>) {
  return (
    <section className={styles.gallery} aria-labelledby={id}>
      <h2 id={id}>{block.title[locale]}</h2>
      <ul data-layout={block.layout} tabIndex={block.layout === 'strip' ? 0 : undefined}>
        {block.items.map(({ picture, caption }) => (
          <li key={picture}>
            <figure>
              <Picture
                src={scenePicture(picture)}
                alt=""
                {...PICTURE_SIZE}
                sizes="(width < 768px) 80vw, 384px"
              />
              <figcaption>{caption[locale]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
