import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConflictList } from '@/components/tiles/conflict-list';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { deskCartQuery } from '@/lib/conversations/queries-desk';
import styles from './desk.module.scss';

/** Cart of the member, folded: each look is logged for them. */
export function DeskCart({ id }: { readonly id: number }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{intl.formatMessage({ id: 'conversations.deskCart' })}</summary>
      {open && <Lines id={id} />}
    </details>
  );
}

function Lines({ id }: { readonly id: number }) {
  const intl = useIntl();
  const { data, isError } = useQuery(deskCartQuery(id, useLocale()));
  const text = (id: string) => intl.formatMessage({ id: `conversations.${id}` });
  if (!data) {
    return isError ? <p>{text('deskCartFailed')}</p> : <Spinner label={text('waiting')} />;
  }
  if (data.length === 0) return <p>{text('deskCartEmpty')}</p>;
  return (
    <ul className={styles.cart}>
      {data.map(({ product_id: productId, name, qty, drug, conflicts }) => (
        <li key={productId}>
          <span>{intl.formatMessage({ id: 'conversations.deskCartLine' }, { name, qty })}</span>
          {drug !== 'controlled' && <small>{text(`drug.${drug}`)}</small>}
          {conflicts.length > 0 && <ConflictList conflicts={conflicts} />}
        </li>
      ))}
    </ul>
  );
}
