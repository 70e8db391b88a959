import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Device } from '@/lib/devices/contract';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './devices.module.scss';

interface DeviceTileProps {
  readonly device: Device;
  readonly busy: boolean;
  readonly onSignOut: (name: string) => void;
}

export function DeviceTile({ device, busy, onSignOut }: DeviceTileProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `devices.${id}` }, values);
  const { kind, browser, system, current } = device;
  const name =
    browser !== null && system !== null
      ? text('name', { browser, system })
      : (browser ?? system ?? text('unknown'));
  return (
    <article className={styles.tile}>
      <div className={styles.facts}>
        <h2>{name}</h2>
        <p>
          {text('lastUsed', {
            kind: text(`kind.${kind}`),
            at: formatDateTime(device.last_used_at, locale),
          })}
        </p>
        <p>{text('signedIn', { at: formatDateTime(device.signed_in_at, locale) })}</p>
      </div>
      {current ? (
        <Badge tone="success">{text('current')}</Badge>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          aria-label={text('signOutOf', { name })}
          onClick={() => {
            onSignOut(name);
          }}
        >
          {text('signOut')}
        </Button>
      )}
    </article>
  );
}
