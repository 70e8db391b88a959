import { useIntl } from 'react-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './consultation.module.scss';

interface Asked {
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
}

interface ConsentStepProps extends Asked {
  /** Choice to keep the person in the family profile; null where it is not offered. */
  readonly keeping: (Asked & { readonly name: string }) | null;
  /** Whether the member tried to continue. */
  readonly shown: boolean;
}

/** The letter of its own that health data needs, and another one for a person who is kept. */
export function ConsentStep({ agreed, onAgree, keeping, shown }: ConsentStepProps) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `conversations.${id}` }, values);
  const answer = (asked: Asked, needed: string) => ({
    checked: asked.agreed,
    error: shown && !asked.agreed ? text(needed) : undefined,
    onChange: ({ target }: { readonly target: { readonly checked: boolean } }) => {
      asked.onAgree(target.checked);
    },
  });
  return (
    <>
      <div className={styles.letter}>
        <p>{text('consent1')}</p>
        <p>{text('consent2')}</p>
        <p>{text('consent3')}</p>
        <Link href={pathTo(useLocale(), '/privacy')}>{text('privacy')}</Link>
      </div>
      <Checkbox label={text('consentAgree')} {...answer({ agreed, onAgree }, 'consentNeeded')} />
      {keeping && (
        <>
          <div className={styles.letter}>
            <p>{text('person.consent', { name: keeping.name })}</p>
          </div>
          <Checkbox
            label={text('person.agree', { name: keeping.name })}
            {...answer(keeping, 'person.agreeNeeded')}
          />
        </>
      )}
    </>
  );
}
