import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { quickRepliesQuery } from '@/lib/conversations/queries';
import styles from './desk.module.scss';

/** Frequent answers in both languages; a choice goes into the field, to be read before it is sent. */
export function QuickReplies({ onPick }: { readonly onPick: (text: string) => void }) {
  const intl = useIntl();
  const menu = useRef<HTMLDetailsElement>(null);
  const { data = [] } = useQuery(quickRepliesQuery);
  if (data.length === 0) return null;
  const pick = (text: string) => {
    if (menu.current) menu.current.open = false;
    onPick(text);
  };
  return (
    <details ref={menu} className={styles.replies}>
      <summary>{intl.formatMessage({ id: 'conversations.quickReplies' })}</summary>
      <ul>
        {data.map(({ id, text_en, text_th }) => (
          <li key={id}>
            <button type="button" lang="th" onClick={() => pick(text_th)}>
              {text_th}
            </button>
            <button type="button" lang="en" onClick={() => pick(text_en)}>
              {text_en}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
