'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormDialog } from '@/components/office/form/form-dialog';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import { parseMobile } from '@/lib/format/phone';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Role } from '@/lib/people/contract';
import { invitationsKey, sendInvitationMutation } from '@/lib/people/queries-people';
import { useUi } from '@/stores/ui';
import { BranchChoice } from './branch-choice';

/** Values of the controls, which are texts. */
interface InviteValues {
  /** A mobile number, else an email address. */
  contact: string;
  role_id: string;
  branch_ids: string[];
}

interface InviteDialogProps {
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

/** Asks for the phone or email of a new person, and for role and branches. */
export function InviteDialog({ roles, onClose }: InviteDialogProps) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  const form = useForm<InviteValues>({
    defaultValues: { contact: '', role_id: '', branch_ids: [] },
  });
  const { errors } = form.formState;
  const send = useMutation({
    ...sendInvitationMutation(locale),
    onSuccess: async () => {
      useUi.getState().showToast(text('invited'));
      await queries.invalidateQueries({ queryKey: invitationsKey });
      onClose();
    },
  });
  const refusal = send.error ? normalizeError(send.error) : undefined;
  const contactFault = refusal?.fields['phone_number'] ?? refusal?.fields['email'];
  return (
    <FormDialog
      title={text('invite')}
      submitLabel={text('inviteSend')}
      busy={send.isPending}
      refusal={refusal}
      fields={['phone_number', 'email', 'role_id']}
      onSubmit={form.handleSubmit(({ contact, role_id: roleId, branch_ids: ids }) => {
        const phone = parseMobile(contact);
        const way = phone === undefined ? { email: contact } : { phone_number: phone };
        send.mutate({ ...way, role_id: Number(roleId), branch_ids: ids.map(Number) });
      })}
      onClose={onClose}
    >
      <TextField
        label={text('contact')}
        hint={text('contactHint')}
        error={errors.contact?.message ?? contactFault}
        autoComplete="off"
        {...form.register('contact', { required: text('contactMissing') })}
      />
      <SelectField
        label={text('column.role')}
        error={errors.role_id?.message ?? refusal?.fields['role_id']}
        {...form.register('role_id', { required: text('roleMissing') })}
      >
        <option value="">{text('roleChoose')}</option>
        {roles.map((role) => (
          <option key={role.id} value={role.id}>
            {locale === 'th' ? role.name_th : role.name_en}
          </option>
        ))}
      </SelectField>
      <BranchChoice register={form.register('branch_ids')} />
    </FormDialog>
  );
}
