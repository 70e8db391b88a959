import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './help-topics.module.scss';

export function HelpTopics({ locale }: { readonly locale: Locale }) {
  const intl = use(getIntl(locale, 'conversations-pharmacy'));
  const topics: readonly { icon: IconName; title: string; text: string }[] = [
    {
      icon: 'pill',
      title: intl.formatMessage({ id: 'conversations-pharmacy.topicRight' }),
      text: intl.formatMessage({ id: 'conversations-pharmacy.topicRightText' }),
    },
    {
      icon: 'refresh',
      title: intl.formatMessage({ id: 'conversations-pharmacy.topicTogether' }),
      text: intl.formatMessage({ id: 'conversations-pharmacy.topicTogetherText' }),
    },
    {
      icon: 'heart',
      title: intl.formatMessage({ id: 'conversations-pharmacy.topicFamily' }),
      text: intl.formatMessage({ id: 'conversations-pharmacy.topicFamilyText' }),
    },
    {
      icon: 'leaf',
      title: intl.formatMessage({ id: 'conversations-pharmacy.topicSkin' }),
      text: intl.formatMessage({ id: 'conversations-pharmacy.topicSkinText' }),
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
