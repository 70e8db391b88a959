import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { givenApprovalsQuery } from '@/lib/conversations/queries-desk';
import styles from './desk.module.scss';
import { ReplaceApproval } from './replace-approval';
import { TakeBack } from './take-back';

/** Approvals that this pharmacist may still take back or replace, closed conversations included. */
export function GivenApprovals() {
  const intl = useIntl();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...givenApprovalsQuery(locale), enabled: open });
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `conversations.${id}` }, values);
  return (
    <details
      className={styles.stock}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{text('deskGiven')}</summary>
      {data?.length === 0 && <p>{text('deskGivenNone')}</p>}
      <ul>
        {data?.map(({ id, product_name: name, qty, at, ordered, withdrawn, version }) => (
          <li key={id}>
            <span>{text('deskGivenOne', { name, qty, at: formatDay(at, locale) })}</span>
            {ordered && <Badge tone="info">{text('deskGivenOrdered')}</Badge>}
            {withdrawn && <Badge tone="warning">{text('deskGivenTakenBack')}</Badge>}
            {!withdrawn && <TakeBack id={id} name={name} />}
            <ReplaceApproval key={version} {...{ id, name, qty, version }} />
          </li>
        ))}
      </ul>
    </details>
  );
}
