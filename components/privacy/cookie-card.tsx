import { Button } from '@/components/ui/button';
import styles from './cookie-banner.module.scss';

export interface CookieCardTexts {
  readonly text: string;
  readonly settings: string;
  readonly acceptAll: string;
}

interface CookieCardProps {
  readonly texts: CookieCardTexts;
  readonly onSettings: () => void;
  readonly onAcceptAll: () => void;
}

export function CookieCard({ texts, onSettings, onAcceptAll }: CookieCardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.text}>{texts.text}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onSettings}>
          {texts.settings}
        </Button>
        <Button onClick={onAcceptAll}>{texts.acceptAll}</Button>
      </div>
    </div>
  );
}
