'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormDialog } from '@/components/office/form/form-dialog';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Passkey } from '@/lib/people/contract-passkeys';
import { passkeysKey, renamePasskeyMutation } from '@/lib/people/queries-passkeys';
import { useUi } from '@/stores/ui';

interface PasskeyRenameProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Asks for another name of a passkey. */
export function PasskeyRename({ passkey: { id, name, version }, onClose }: PasskeyRenameProps) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const text = (key: string) => intl.formatMessage({ id: `people.${key}` });
  const form = useForm({ defaultValues: { name } });
  const rename = useMutation({
    ...renamePasskeyMutation(locale),
    onSuccess: async () => {
      useUi.getState().showToast(text('saved'));
      await queries.invalidateQueries({ queryKey: passkeysKey });
      onClose();
    },
    // Another window may have named it: the list shows the other name, and the typed one stays.
    onError: () => void queries.invalidateQueries({ queryKey: passkeysKey }),
  });
  const refusal = rename.error ? normalizeError(rename.error) : undefined;
  return (
    <FormDialog
      title={intl.formatMessage({ id: 'people.passkeyAct.renameNamed' }, { name })}
      submitLabel={text('save')}
      busy={rename.isPending}
      refusal={refusal}
      fields={['name']}
      onSubmit={form.handleSubmit((values) => {
        rename.mutate({ id, version, ...values });
      })}
      onClose={onClose}
    >
      <TextField
        label={text('passkeyName')}
        error={form.formState.errors.name?.message ?? refusal?.fields['name']}
        autoComplete="off"
        maxLength={60}
        {...form.register('name', {
          validate: (typed) => typed.trim() !== '' || text('passkeyNameMissing'),
        })}
      />
    </FormDialog>
  );
}
