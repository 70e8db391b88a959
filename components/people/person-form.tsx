'use client';

import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormBar } from '@/components/office/form/form-bar';
import { useOfficeForm, type OfficeField } from '@/components/office/form/use-office-form';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { useLocale } from '@/lib/i18n/use-locale';
import type { PersonDetail, Role } from '@/lib/people/contract';
import { changePersonMutation, peopleKey, personKey } from '@/lib/people/queries-people';
import { useUi } from '@/stores/ui';
import { BranchChoice } from './branch-choice';
import styles from './people.module.scss';
import { roleNameOf } from './role-name';

const MergeDialog = lazy(() =>
  import('@/components/office/form/merge-dialog').then((part) => ({ default: part.MergeDialog })),
);

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
  const { form, error } = edit;
  return (
    <form className={styles.code} noValidate onSubmit={(event) => void edit.submit(event)}>
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
      <BranchChoice register={form.register('branch_ids')} />
      {error && (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      )}
      <FormBar
        changed={edit.changed.map(({ label }) => label)}
        saveLabel={text('save')}
        busy={edit.busy}
        onDiscard={edit.discard}
      />
      {edit.merge && (
        <Suspense>
          <MergeDialog
            merge={edit.merge}
            fields={fields}
            busy={edit.busy}
            onClose={edit.endMerge}
            onSave={(taken) => void edit.saveMerged(taken)}
          />
        </Suspense>
      )}
    </form>
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
