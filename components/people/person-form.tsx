'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { OfficeForm } from '@/components/office/form/office-form';
import { useOfficeForm, type OfficeField } from '@/components/office/form/use-office-form';
import { SelectField } from '@/components/ui/select-field';
import { useLocale } from '@/lib/i18n/use-locale';
import type { PersonDetail, Role } from '@/lib/people/contract';
import { changePersonMutation, peopleKey, personKey } from '@/lib/people/queries-people';
import { useUi } from '@/stores/ui';
import { BranchChoice } from './branch-choice';
import { roleNameOf } from './role-name';

/** Values of the controls, which are texts. */
interface PersonValues {
  role_id: string;
  branch_ids: string[];
}

interface PersonFormProps {
  readonly person: PersonDetail;
  readonly roles: readonly Role[];
}

const asTyped: Resolver<PersonValues> = (values) => ({ values, errors: {} });

/** Role and branches of a person. */
export function PersonForm({ person, roles }: PersonFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  const fields = useFields(roles);
  const edit = usePersonForm(person, fields);
  const { form } = edit;
  return (
    <OfficeForm edit={edit} saveLabel={text('save')}>
      <SelectField
        label={text('column.role')}
        error={form.formState.errors.role_id?.message}
        {...form.register('role_id')}
      >
        {roles.map((role) => (
          <option key={role.id} value={role.id}>
            {roleNameOf(roles, role.id, locale)}
          </option>
        ))}
      </SelectField>
      <BranchChoice register={form.register('branch_ids')} own={person.branches} />
    </OfficeForm>
  );
}

function usePersonForm(person: PersonDetail, fields: readonly OfficeField<PersonValues>[]) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const { mutationFn: change } = changePersonMutation(locale);
  const { member_id: id, role_id: roleId, branches, version } = person;
  const refresh = () => queries.invalidateQueries({ queryKey: personKey(id) });
  return useOfficeForm<PersonValues>({
    thing: `person ${String(id)}`,
    saved: { role_id: String(roleId), branch_ids: branches.map((one) => String(one.id)) },
    version,
    fields,
    resolver: asTyped,
    save: async (values, seen) => {
      const saved = await change({
        ...{ id, version: seen, role_id: Number(values.role_id) },
        branch_ids: values.branch_ids.map(Number),
      });
      useUi.getState().showToast(intl.formatMessage({ id: 'people.saved' }));
      void queries.invalidateQueries({ queryKey: peopleKey });
      void refresh();
      return saved.version;
    },
    refresh,
  });
}

function useFields(roles: readonly Role[]): readonly OfficeField<PersonValues>[] {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(
    () => [
      {
        name: 'role_id',
        label: intl.formatMessage({ id: 'people.column.role' }),
        show: (value) => roleNameOf(roles, Number(value), locale),
      },
      {
        name: 'branch_ids',
        label: intl.formatMessage({ id: 'people.column.branches' }),
        show: (value) => intl.formatList(value as string[]),
      },
    ],
    [intl, locale, roles],
  );
}
