import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ContactReceipt as Receipt } from '@/lib/contact/contract';
import { formatDateTime } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import styles from './contact.module.scss';

interface ContactReceiptProps {
  readonly receipt: Receipt;
  readonly locale: Locale;
  readonly onAgain: () => void;
}

export function ContactReceipt({ receipt, locale, onAgain }: ContactReceiptProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} className={styles.form} tabIndex={-1}>
      <Notice tone="success" role="status">
        <strong>{intl.formatMessage({ id: 'contact.sent' })}</strong>
        <p>{intl.formatMessage({ id: 'contact.reference' }, { reference: receipt.reference })}</p>
        <p>
          {intl.formatMessage(
            { id: 'contact.answerBy' },
            { at: formatDateTime(receipt.answer_by, locale) },
          )}
        </p>
      </Notice>
      <Button variant="ghost" onClick={onAgain}>
        {intl.formatMessage({ id: 'contact.again' })}
      </Button>
    </div>
  );
}
