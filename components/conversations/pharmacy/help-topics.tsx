import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './help-topics.module.scss';

export function HelpTopics({ locale }: { readonly locale: Locale }) {
  const intl = use(getIntl(locale, 'pharmacy'));
  const topics: readonly { icon: IconName; title: string; text: string }[] = [
    {
      icon: 'pill',
      title: intl.formatMessage({ id: 'pharmacy.topicRight' }),
      text: intl.formatMessage({ id: 'pharmacy.topicRightText' }),
    },
    {
      icon: 'refresh',
      title: intl.formatMessage({ id: 'pharmacy.topicTogether' }),
      text: intl.formatMessage({ id: 'pharmacy.topicTogetherText' }),
    },
    {
      icon: 'heart',
      title: intl.formatMessage({ id: 'pharmacy.topicFamily' }),
      text: intl.formatMessage({ id: 'pharmacy.topicFamilyText' }),
    },
    {
      icon: 'leaf',
      title: intl.formatMessage({ id: 'pharmacy.topicSkin' }),
      text: intl.formatMessage({ id: 'pharmacy.topicSkinText' }),
    },
  ];
  return (
    <ul className={styles.topics}>
      {topics.map(({ icon, title, text }) => (
        <li key={icon}>
          <Icon name={icon} size="lg" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
