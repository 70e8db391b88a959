import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './alert-toggle.module.scss';
import { useAlert, type AlertCalls } from './use-alert';

export interface AlertLabels {
  readonly ask: string;
  readonly note: string;
  readonly asked: string;
  readonly askedNote: string;
  readonly cancel: string;
}

interface AlertToggleProps {
  readonly calls: AlertCalls;
  readonly labels: AlertLabels;
  readonly variant?: 'primary' | 'secondary';
}

/** Sets an alert and cancels it. */
export function AlertToggle({ calls, labels, variant = 'primary' }: AlertToggleProps) {
  const { asked, busy, change } = useAlert(calls);
  return (
    <div className={styles.toggle}>
      {asked ? (
        <p className={styles.asked}>
          <Icon name="check" size="sm" />
          <span>{labels.asked}</span>
          <button
            type="button"
            className={styles.cancel}
            aria-disabled={busy}
            onClick={() => void change(false)}
          >
            {labels.cancel}
          </button>
        </p>
      ) : (
        <Button size="lg" variant={variant} block busy={busy} onClick={() => void change(true)}>
          <Icon name="bell" size="sm" />
          {labels.ask}
        </Button>
      )}
      <p className={styles.note} role="status">
        {asked ? labels.askedNote : labels.note}
      </p>
    </div>
  );
}
