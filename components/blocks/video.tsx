import { LANGUAGE_NAMES } from '@/components/common/language-names';
import { scenePicture } from '@/lib/contents/pictures';
import type { BlockProps } from './block-props';
import styles from './video.module.scss';

/** Native player: no script, and nothing of the film loads before it is played. */
export function VideoBlock({ block, locale, id }: BlockProps<'video'>) {
  const { layout, title, text, poster, file, subtitles } = block;
  return (
    <section className={styles.video} aria-labelledby={id} data-layout={layout}>
      <div>
        <h2 id={id}>{title[locale]}</h2>
        <p>{text[locale]}</p>
      </div>
      <video
        controls
        playsInline
        preload="none"
        poster={scenePicture(poster)}
        src={file}
        aria-labelledby={id}
      >
        {/* Off by default: browsers fetch enabled tracks before playback starts. */}
        <track
          kind="subtitles"
          src={subtitles[locale]}
          srcLang={locale}
          label={LANGUAGE_NAMES[locale]}
        />
      </video>
    </section>
  );
}
