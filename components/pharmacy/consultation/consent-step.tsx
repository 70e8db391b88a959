import { useIntl } from 'react-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './consultation.module.scss';

interface ConsentStepProps {
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly error: string | undefined;
}

/** The letter of its own that health data needs. */
export function ConsentStep({ agreed, onAgree, error }: ConsentStepProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `consultation.${id}` });
  return (
    <>
      <div className={styles.letter}>
        <p>{text('consent1')}</p>
        <p>{text('consent2')}</p>
        <p>{text('consent3')}</p>
        <Link href={pathTo(useLocale(), '/privacy')}>{text('privacy')}</Link>
      </div>
      <Checkbox
        label={text('consentAgree')}
        checked={agreed}
        error={error}
        onChange={({ target }) => {
          onAgree(target.checked);
        }}
      />
    </>
  );
}
