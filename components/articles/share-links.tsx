import { Icon } from '@/components/ui/icon';
import styles from './share-links.module.scss';
import type { Texts } from '@/lib/i18n/texts';

interface ShareLinksProps {
  readonly intl: Texts<'articles'>;
  /** Absolute. */
  readonly url: string;
  readonly title: string;
}

/** Names as their owners write them, in every language. */
const NETWORKS = [
  { name: 'LINE', share: 'https://social-plugins.line.me/lineit/share?url=' },
  { name: 'Facebook', share: 'https://www.facebook.com/sharer/sharer.php?u=' },
] as const;

/** Plain links: nobody learns of a reader before the reader clicks. */
export function ShareLinks({ intl, url, title }: ShareLinksProps) {
  const address = encodeURIComponent(url);
  return (
    <div className={styles.share}>
      <p className={styles.title}>{intl.formatMessage({ id: 'articles.share' })}</p>
      <ul>
        {NETWORKS.map(({ name, share }) => (
          <li key={name}>
            <a
              href={share + address}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={intl.formatMessage({ id: 'articles.shareOn' }, { name })}
            >
              {name}
              <Icon name="external" size="sm" />
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${address}`}>
            {intl.formatMessage({ id: 'articles.shareByMail' })}
          </a>
        </li>
      </ul>
    </div>
  );
}
