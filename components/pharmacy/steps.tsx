import { brand } from '@/lib/brand';
import styles from './steps.module.scss';
import type { Texts } from '@/lib/i18n/texts';

export function Steps({ intl }: { readonly intl: Texts<'pharmacy'> }) {
  const steps = [
    {
      title: intl.formatMessage({ id: 'pharmacy.step1' }),
      text: intl.formatMessage({ id: 'pharmacy.step1Text' }),
    },
    {
      title: intl.formatMessage({ id: 'pharmacy.step2' }),
      text: intl.formatMessage({ id: 'pharmacy.step2Text' }, { phone: brand.contactPhone }),
    },
    {
      title: intl.formatMessage({ id: 'pharmacy.step3' }),
      text: intl.formatMessage({ id: 'pharmacy.step3Text' }),
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
