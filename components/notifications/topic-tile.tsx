import { useIntl } from 'react-intl';
import { Switch } from '@/components/ui/switch';
import type { NoticeTopic } from '@/lib/notifications/contract-values';
import type { NoticeChoice, NoticePreference } from '@/lib/notifications/contract-preferences';
import styles from './notice-preferences.module.scss';

interface TopicTileProps {
  readonly topic: NoticeTopic;
  readonly preferences: readonly NoticePreference[];
  readonly onChoose: (choice: NoticeChoice) => void;
}

export function TopicTile({ topic, preferences, onChoose }: TopicTileProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `notifications.${id}` });
  const title = text(`topic.${topic}`);
  return (
    <section className={styles.topic} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{text(`topic.${topic}.text`)}</p>
      </div>
      <ul className={styles.channels}>
        {preferences.map(({ channel, enabled, always }) => {
          const name = text(`channel.${channel}`);
          return (
            <li key={channel}>
              <span>
                {name}
                {always && <small>{text('preferences.always')}</small>}
              </span>
              <Switch
                label={intl.formatMessage(
                  { id: 'notifications.by' },
                  { topic: title, channel: name },
                )}
                checked={enabled}
                disabled={always}
                onChange={(checked) => {
                  onChoose({ topic, channel, enabled: checked });
                }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
