import { useIntl } from 'react-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { ImportState as State } from '@/lib/imports/contract-values';
import styles from './imports.module.scss';

const TONES: Readonly<Record<State, BadgeTone>> = {
  ...{ uploading: 'warning', mapping: 'warning', checking: 'info', checked: 'warning' },
  ...{ applying: 'info', done: 'success', cancelled: 'neutral' },
  ...{ undoing: 'info', undone: 'neutral', failed: 'danger' },
};

export function ImportState({ state }: { readonly state: State }) {
  const intl = useIntl();
  return (
    <Badge className={styles.badge} tone={TONES[state]}>
      {intl.formatMessage({ id: `imports.state.${state}` })}
    </Badge>
  );
}
