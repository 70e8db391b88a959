'use client';

import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { BilingualFields } from '@/components/office/form/bilingual-fields';
import { FormBar } from '@/components/office/form/form-bar';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { Role } from '@/lib/people/contract';
import type { Ability } from '@/lib/people/contract-values';
import { AbilityChoice, AbilityList } from './ability-choice';
import styles from './people.module.scss';
import { useRoleForm } from './use-role-form';

const MergeDialog = lazy(() =>
  import('@/components/office/form/merge-dialog').then((part) => ({ default: part.MergeDialog })),
);

interface RoleFormProps {
  /** Undefined for a new role. */
  readonly role?: Role;
  /** Abilities of the person who edits. */
  readonly own: ReadonlySet<Ability>;
}

/** Names, limit and abilities of a role; of a built-in one the limit alone. */
export function RoleForm({ role, own }: RoleFormProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  const edit = useRoleForm(role);
  const { form, error, fields } = edit;
  const isBuiltIn = role !== undefined && role.key !== null;
  const errorOf = (name: 'name_en' | 'name_th' | 'abilities' | 'refund_limit') =>
    form.formState.errors[name]?.message;
  return (
    <form className={styles.code} noValidate onSubmit={(event) => void edit.submit(event)}>
      {!isBuiltIn && (
        <BilingualFields
          th={{
            label: text('roleNameTh'),
            error: errorOf('name_th'),
            ...form.register('name_th'),
          }}
          en={{
            label: text('roleNameEn'),
            error: errorOf('name_en'),
            ...form.register('name_en'),
          }}
        />
      )}
      <TextField
        label={text('roleLimit')}
        hint={text('roleLimitHint')}
        error={errorOf('refund_limit')}
        inputMode="decimal"
        autoComplete="off"
        {...form.register('refund_limit')}
      />
      {isBuiltIn ? (
        <AbilityList abilities={role.abilities} />
      ) : (
        <AbilityChoice
          register={form.register('abilities')}
          own={own}
          error={errorOf('abilities')}
        />
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      )}
      <FormBar
        changed={edit.changed.map(({ label }) => label)}
        saveLabel={text(role ? 'save' : 'roleAdd')}
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
