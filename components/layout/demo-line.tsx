import { Icon } from '@/components/ui/icon';
import styles from './demo-line.module.scss';

export function DemoLine({ text }: { readonly text: string }) {
  return (
    <p className={styles.note}>
      <Icon name="info" size="sm" />
      {text}
    </p>
  );
}
