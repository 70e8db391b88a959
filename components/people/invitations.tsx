'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useNewForm } from '@/components/office/form/use-new-form';
import { Button } from '@/components/ui/button';
import { normalizeError } from '@/lib/api/error';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Role } from '@/lib/people/contract';
import {
  invitationsKey,
  invitationsQuery,
  withdrawInvitationMutation,
} from '@/lib/people/queries-people';
import { useUi } from '@/stores/ui';
import styles from './people.module.scss';
import { roleNameOf } from './role-name';

const InviteDialog = lazy(() =>
  import('./invite-dialog').then((part) => ({ default: part.InviteDialog })),
);

/** Open invitations, with the button for a new one. */
export function Invitations({ roles }: { readonly roles: readonly Role[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
  const [isInviting, setInviting] = useNewForm();
  const { data: open = [] } = useQuery(invitationsQuery);
  const withdraw = useMutation({
    ...withdrawInvitationMutation(locale),
    onError: (failure) => {
      useUi.getState().showToast(normalizeError(failure).message, 'danger');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsKey }),
  });
  return (
    <section className={styles.invitations} aria-labelledby="invitations">
      <h2 id="invitations">{text('invitations')}</h2>
      {open.length === 0 && <p>{text('noInvitations')}</p>}
      <ul>
        {open.map(({ id, phone_number: phone, email, role_id: roleId, expires_at: until }) => (
          <li key={id}>
            <span>{phone || email || text('byLink')}</span>
            <span>{roleNameOf(roles, roleId, locale)}</span>
            <span>
              {intl.formatMessage(
                { id: 'people.invitationUntil' },
                { at: formatDateTime(until, locale) },
              )}
            </span>
            <Button
              variant="secondary"
              busy={withdraw.isPending && withdraw.variables === id}
              onClick={() => {
                withdraw.mutate(id);
              }}
            >
              {text('withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        onClick={() => {
          setInviting(true);
        }}
      >
        {text('invite')}
      </Button>
      {isInviting && (
        <Suspense>
          <InviteDialog
            roles={roles}
            onClose={() => {
              setInviting(false);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
