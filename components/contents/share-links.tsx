import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './share-links.module.scss';

interface ShareLinksProps {
  readonly locale: Locale;
  /** Absolute. */
  readonly url: string;
  readonly title: string;
}

const NETWORKS = [
  { name: 'LINE', share: 'https://social-plugins.line.me/lineit/share?url=' },
  { name: 'Facebook', share: 'https://www.facebook.com/sharer/sharer.php?u=' },
] as const;

/** Plain links: no third party learns of a reader before a click. */
export function ShareLinks({ locale, url, title }: ShareLinksProps) {
  const intl = use(getIntl(locale, 'contents'));
  const address = encodeURIComponent(url);
  return (
    <div className={styles.share}>
      <p className={styles.title}>{intl.formatMessage({ id: 'contents.share' })}</p>
      <ul>
        {NETWORKS.map(({ name, share }) => (
          <li key={name}>
            <a
              href={share + address}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={intl.formatMessage({ id: 'contents.shareOn' }, { name })}
            >
              {name}
              <Icon name="external" size="sm" />
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${address}`}>
            {intl.formatMessage({ id: 'contents.shareByMail' })}
          </a>
        </li>
      </ul>
    </div>
  );
}
