import { scenePicture } from '@/lib/content/pictures';
import type { BlockProps } from './block-props';
import styles from './video.module.scss';

/** The browser's own player: no script, and nothing of the film before somebody plays it. */
export function VideoBlock({ block, locale, id }: BlockProps<'video'>) {
  const { layout, title, text, poster, file } = block;
  return (
    <section className={styles.video} aria-labelledby={id} data-layout={layout}>
      <div>
        <h2 id={id}>{title[locale]}</h2>
        <p>{text[locale]}</p>
      </div>
      {/* Films of ours have their words in the picture; what they say stands beside them. */}
      <video
        controls
        preload="none"
        poster={scenePicture(poster)}
        src={file}
        aria-labelledby={id}
      />
    </section>
  );
}
