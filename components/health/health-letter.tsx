import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './health.module.scss';
import { Withdraw } from './withdraw';

interface HealthLetterProps {
  /** An older letter was agreed to. */
  readonly hasOlder: boolean;
  readonly onAgree: () => void;
}

/** Consent letter, shown before the first question. The agreement is sent with the first notes. */
export function HealthLetter({ hasOlder, onAgree }: HealthLetterProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `health.${id}` });
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <form
      className={styles.profile}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (agreed) onAgree();
        else setAsked(true);
      }}
    >
      <p>{text('intro')}</p>
      {hasOlder && <Notice tone="info">{text('letterChanged')}</Notice>}
      <div className={styles.letter}>
        <h2>{text('letter')}</h2>
        <p>{text('letter1')}</p>
        <p>{text('letter2')}</p>
        <p>{text('letter3')}</p>
        <Link href={pathTo(useLocale(), '/privacy')}>{text('privacy')}</Link>
      </div>
      <Checkbox
        label={text('agree')}
        checked={agreed}
        error={asked && !agreed ? text('agreeNeeded') : undefined}
        onChange={({ target }) => {
          setAgreed(target.checked);
        }}
      />
      <div className={styles.ways}>
        <Button type="submit">{text('begin')}</Button>
        {hasOlder && <Withdraw onWithdrawn={() => undefined} />}
      </div>
    </form>
  );
}
