import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './consultation.module.scss';

/** Says to call for help, and nothing else. */
export function RedFlagScreen({ onBack }: { readonly onBack: () => void }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `conversations.${id}` });
  return (
    <div className={styles.emergency} role="alert">
      <Icon name="warning" size="lg" />
      <h2>{text('redFlagTitle')}</h2>
      <p>{text('redFlagText')}</p>
      <a className={styles.emergencyCall} href="tel:1669">
        <Icon name="phone" />
        {text('redFlagCall')}
      </a>
      <Button variant="ghost" onClick={onBack}>
        {text('redFlagBack')}
      </Button>
    </div>
  );
}
