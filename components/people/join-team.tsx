'use client';

import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { useHash } from '@/lib/browser/use-hash';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { acceptInvitationMutation } from '@/lib/people/queries';
import styles from './people.module.scss';

/** Accepts the invitation whose token follows the `#` of the address. */
export function JoinTeam() {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
  const token = useHash();
  const accept = useMutation({
    ...acceptInvitationMutation(locale),
    // A whole load, since role and menu of the account have changed.
    onSuccess: () => {
      window.location.assign(pathTo(locale, '/staff/orders'));
    },
  });
  return (
    <div className={styles.gate}>
      <h1>{text('joinTitle')}</h1>
      {token === '' && <Notice tone="warning">{text('joinNoToken')}</Notice>}
      {token !== undefined && token !== '' && (
        <>
          <p>{text('joinWhy')}</p>
          {accept.error && (
            <Notice tone="danger" role="alert">
              {normalizeError(accept.error).message}
            </Notice>
          )}
          <Button
            busy={accept.isPending || accept.isSuccess}
            onClick={() => {
              accept.mutate(token);
            }}
          >
            {text('join')}
          </Button>
        </>
      )}
    </div>
  );
}
