import { Icon } from '@/components/ui/icon';
import styles from './demo-note.module.scss';
import type { Say } from './say';

/** In demo mode, one quiet line. Read while rendering: the process decides, not the build. */
export function DemoNote({ say }: { readonly say: Say<'layout'> }) {
  if (process.env.SHOP_MODE === 'production') return null;
  return (
    <p className={styles.note}>
      <Icon name="info" size="sm" />
      {say('layout.demo')}
    </p>
  );
}
