'use client';

import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { PICTURE_SIZE, scenePicture } from '@/lib/contents/pictures';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { CallLink } from './call-link';
import styles from './pharmacist-card.module.scss';
import { StatusLine, type StatusTexts } from './status-line';

interface PharmacistViewProps {
  /** Level of the heading. */
  readonly level: 2 | 3;
  readonly phone: string;
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly chat: string;
    readonly call: string;
    readonly more: string;
    readonly status: StatusTexts;
  };
}

export function PharmacistView({ level, phone, texts }: PharmacistViewProps) {
  const locale = useLocale();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.container} aria-label={texts.title}>
      <div className={styles.card}>
        <Picture
          className={styles.picture}
          src={scenePicture('pharmacist-counter')}
          alt=""
          {...PICTURE_SIZE}
          sizes="(width < 768px) 100vw, 480px"
        />
        <div className={styles.words}>
          <Heading>{texts.title}</Heading>
          <p>{texts.text}</p>
          <StatusLine locale={locale} texts={texts.status} />
          <div className={styles.actions}>
            <ButtonLink href={pathTo(locale, '/pharmacy/consult')}>{texts.chat}</ButtonLink>
            <CallLink variant="secondary" phone={phone}>
              {texts.call}
            </CallLink>
            <ButtonLink href={pathTo(locale, '/pharmacy')} variant="ghost">
              {texts.more}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
