'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { Role } from '@/lib/people/contract';
import { removeRoleMutation, rolesKey } from '@/lib/people/queries-people';
import { useUi } from '@/stores/ui';
import styles from './people.module.scss';

const ConfirmDialog = lazy(() =>
  import('@/components/ui/confirm-dialog').then((part) => ({ default: part.ConfirmDialog })),
);

/** Deletes a role that nobody has. */
export function RoleRemove({ role }: { readonly role: Role }) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    ...removeRoleMutation(locale),
    onSuccess: () => {
      useUi.getState().showToast(text('roleRemoved'));
      router.push(pathTo(locale, '/staff/people/roles'));
    },
    onError: () => queries.invalidateQueries({ queryKey: rolesKey }),
  });
  return (
    <div className={styles.acts}>
      <Button
        variant="secondary"
        onClick={() => {
          remove.reset();
          setAsked(true);
        }}
      >
        {text('roleRemove')}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            title={text('roleRemove')}
            text={text('roleRemoveText')}
            labels={{ close: text('close'), keep: text('keep'), confirm: text('roleRemove') }}
            busy={remove.isPending}
            refusal={remove.error ? normalizeError(remove.error).message : undefined}
            onConfirm={() => {
              remove.mutate(role);
            }}
            onClose={() => {
              setAsked(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
