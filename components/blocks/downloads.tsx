import { Icon } from '@/components/ui/icon';
import type { BlockProps } from './block-props';
import styles from './downloads.module.scss';

/** Addresses of files have no language prefix. */
export function DownloadsBlock({ block, locale, id }: BlockProps<'downloads'>) {
  return (
    <section className={styles.downloads} aria-labelledby={id}>
      <h2 id={id}>{block.title[locale]}</h2>
      <ul>
        {block.items.map(({ name, about, file }) => (
          <li key={file}>
            <span className={styles.sign}>
              <Icon name="download" />
            </span>
            <div>
              <a href={file} download>
                {name[locale]}
              </a>
              <p>{about[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
