import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './surveys.module.scss';

export function SurveyThanks({ coins }: { readonly coins: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className={styles.thanks} role="status">
      <span className={styles.sign}>
        <Icon name={coins > 0 ? 'coin' : 'check'} size="lg" />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {intl.formatMessage({ id: 'surveys.thanks' })}
      </h3>
      {coins > 0 && (
        <>
          <p>{intl.formatMessage({ id: 'surveys.booked' }, { coins })}</p>
          <ButtonLink href={pathTo(locale, '/profile')}>
            {intl.formatMessage({ id: 'surveys.toCoins' })}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
