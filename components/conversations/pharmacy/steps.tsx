import { use } from 'react';
import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './steps.module.scss';

export function Steps({ locale }: { readonly locale: Locale }) {
  const intl = use(getIntl(locale, 'conversations-pharmacy'));
  const steps = [
    {
      title: intl.formatMessage({ id: 'conversations-pharmacy.step1' }),
      text: intl.formatMessage({ id: 'conversations-pharmacy.step1Text' }),
    },
    {
      title: intl.formatMessage({ id: 'conversations-pharmacy.step2' }),
      text: intl.formatMessage(
        { id: 'conversations-pharmacy.step2Text' },
        { phone: brand.contactPhone },
      ),
    },
    {
      title: intl.formatMessage({ id: 'conversations-pharmacy.step3' }),
      text: intl.formatMessage({ id: 'conversations-pharmacy.step3Text' }),
    },
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
