import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { StopKind } from '@/lib/health/branching';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './questionnaires.module.scss';

interface StopScreenProps {
  readonly kind: StopKind;
  readonly advice: string;
  readonly onBack: () => void;
}

/** Says to call for help or to see a doctor; nothing is ordered. */
export function StopScreen({ kind, advice, onBack }: StopScreenProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `questionnaires.${id}` });
  return (
    <div className={styles.stop} data-kind={kind} role="alert">
      <Icon name="warning" size="lg" />
      <h2>{text(`stop.${kind}`)}</h2>
      <p>{advice}</p>
      {kind === 'emergency' ? (
        <a className={styles.call} href="tel:1669">
          <Icon name="phone" />
          {text('call')}
        </a>
      ) : (
        <ButtonLink href={pathTo(locale, '/pharmacy/consult')}>{text('chat')}</ButtonLink>
      )}
      <Button variant="ghost" onClick={onBack}>
        {text('stopBack')}
      </Button>
    </div>
  );
}
