'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { useLocale } from '@/lib/i18n/use-locale';
import { keptInBrowser } from '@/lib/browser/kept';
import type { PushSettings } from '@/lib/notifications/push-settings';
import { usePush } from '@/stores/push';
import { useUi } from '@/stores/ui';
import styles from './push-card.module.scss';

const LATER = 'push_later';
const LATER_MS = 30 * 86_400_000;

/**
 * Offers push messages where they are useful: after an order, and with the notices. The browser's permission dialog
 * opens only on a press of the button. Texts: `push`.
 */
export function PushCard() {
  const { settings, permission } = usePush();
  const [isLater, setLater] = useState(askedLately);
  if (!settings || permission !== 'default' || isLater) return null;
  return (
    <Invitation
      settings={settings}
      onLater={() => {
        keptInBrowser.setItem(LATER, Date.now());
        setLater(true);
      }}
    />
  );
}

interface InvitationProps {
  readonly settings: PushSettings;
  readonly onLater: () => void;
}

function Invitation({ settings, onLater }: InvitationProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const text = (id: string) => intl.formatMessage({ id: `notifications-push.${id}` });
  const turnOn = async () => {
    setBusy(true);
    const { turnPushOn } = await import('@/lib/notifications/queries-push');
    await turnPushOn(settings, locale);
    setBusy(false);
    const { permission } = usePush.getState();
    if (permission === 'granted') useUi.getState().showToast(text('isOn'));
    if (permission === 'denied') useUi.getState().showToast(text('isBlocked'), 'danger');
  };
  return (
    <section className={styles.card} aria-label={text('title')} data-screen-only="">
      <div>
        <h2>{text('title')}</h2>
        <p>{text('text')}</p>
      </div>
      <div className={styles.ways}>
        <Button size="sm" busy={busy} onClick={() => void turnOn()}>
          {text('turnOn')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onLater}>
          {text('later')}
        </Button>
      </div>
    </section>
  );
}

function askedLately(): boolean {
  const at = Number(keptInBrowser.getItem(LATER) ?? 0);
  return Date.now() - at < LATER_MS;
}
