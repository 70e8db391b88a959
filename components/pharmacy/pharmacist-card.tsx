import { use } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { PICTURE_SIZE, scenePicture } from '@/lib/content/pictures';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { CallLink } from './call-link';
import styles from './pharmacist-card.module.scss';
import { StatusLine } from './status-line';
import { statusTexts } from './status-texts';

interface PharmacistCardProps {
  readonly locale: Locale;
  /** Of its heading. */
  readonly level?: 2 | 3;
}

/** The same for everybody; whether it is open, and how many wait, is added in the browser. */
export function PharmacistCard({ locale, level = 2 }: PharmacistCardProps) {
  const intl = use(getIntl(locale, 'pharmacy'));
  const Heading = `h${level}` as const;
  return (
    <section className={styles.container} aria-label={intl.formatMessage({ id: 'pharmacy.title' })}>
      <div className={styles.card}>
        <Picture
          className={styles.picture}
          src={scenePicture('pharmacist-counter')}
          alt=""
          {...PICTURE_SIZE}
          sizes="(width < 768px) 100vw, 480px"
        />
        <div className={styles.words}>
          <Heading>{intl.formatMessage({ id: 'pharmacy.title' })}</Heading>
          <p>{intl.formatMessage({ id: 'pharmacy.cardText' })}</p>
          <StatusLine locale={locale} texts={statusTexts(intl)} />
          <div className={styles.actions}>
            <ButtonLink href={pathTo(locale, '/pharmacy/consult')}>
              {intl.formatMessage({ id: 'pharmacy.chat' })}
            </ButtonLink>
            <CallLink variant="secondary">
              {intl.formatMessage({ id: 'pharmacy.callShort' })}
            </CallLink>
            <ButtonLink href={pathTo(locale, '/pharmacy')} variant="ghost">
              {intl.formatMessage({ id: 'pharmacy.more' })}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
