import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Switch } from '@/components/ui/switch';
import type { Desk } from '@/lib/conversations/contract-desk';
import { chime } from '@/lib/browser/chime';
import { keptInBrowser } from '@/lib/browser/kept';
import styles from './desk.module.scss';

type Seen = Pick<Desk, 'queue' | 'mine'>;

/** Whether there is a new member in the queue, a hand-over or a new message. */
export function hasUpdate(before: Seen, now: Seen): boolean {
  const known = new Set([...before.queue, ...before.mine].map(({ id }) => id));
  const unreadOf = new Map(before.mine.map(({ id, unread }) => [id, unread]));
  return (
    [...now.queue, ...now.mine].some(({ id }) => !known.has(id)) ||
    now.mine.some(({ id, unread }) => unread > (unreadOf.get(id) ?? 0))
  );
}

const KEY = 'desk_sound';

/** Off by default; remembered per browser. */
export function DeskSound({ desk }: { readonly desk: Desk }) {
  const intl = useIntl();
  const [on, setOn] = useState(() => keptInBrowser.getItem(KEY) === 1);
  const seen = useRef(desk);
  useEffect(() => {
    if (on && hasUpdate(seen.current, desk)) chime();
    seen.current = desk;
  }, [desk, on]);
  return (
    <div className={styles.duty}>
      <Switch
        label={intl.formatMessage({ id: 'conversations.deskSound' })}
        checked={on}
        onChange={(next) => {
          setOn(next);
          keptInBrowser.setItem(KEY, next ? 1 : 0);
          if (next) chime();
        }}
      />
      <span>{intl.formatMessage({ id: 'conversations.deskSoundHint' })}</span>
    </div>
  );
}
