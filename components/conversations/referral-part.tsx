import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ConversationDetail } from '@/lib/conversations/contract';
import styles from './desk.module.scss';
import { LateReferrals } from './late-referrals';

const ReferralForm = lazy(() =>
  import('./referral-form').then((part) => ({ default: part.ReferralForm })),
);

/** Letters of a conversation at the desk, and the form for a new one, folded. */
export function ReferralPart({ conversation }: { readonly conversation: ConversationDetail }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <LateReferrals side="desk" conversation={conversation} />
      <details
        className={styles.fold}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary>{intl.formatMessage({ id: 'conversations.deskRefer' })}</summary>
        {open && (
          <Suspense>
            <ReferralForm conversation={conversation} />
          </Suspense>
        )}
      </details>
    </>
  );
}
