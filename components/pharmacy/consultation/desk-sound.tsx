import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Switch } from '@/components/ui/switch';
import type { Desk } from '@/lib/api/contract/pharmacy-desk';
import { chime } from '@/lib/chime';
import { isNews } from './desk-news';
import styles from './desk.module.scss';

const KEY = 'desk_sound';

/** Off until somebody wants it; this browser remembers. */
export function DeskSound({ desk }: { readonly desk: Desk }) {
  const intl = useIntl();
  const [on, setOn] = useState(() => window.localStorage.getItem(KEY) === '1');
  const seen = useRef(desk);
  useEffect(() => {
    if (on && isNews(seen.current, desk)) chime();
    seen.current = desk;
  }, [desk, on]);
  return (
    <div className={styles.duty}>
      <Switch
        label={intl.formatMessage({ id: 'consultation.deskSound' })}
        checked={on}
        onChange={(next) => {
          setOn(next);
          window.localStorage.setItem(KEY, next ? '1' : '0');
          if (next) chime();
        }}
      />
      <span>{intl.formatMessage({ id: 'consultation.deskSoundHint' })}</span>
    </div>
  );
}
