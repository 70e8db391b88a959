'use client';

import { useIntl } from 'react-intl';
import { BilingualFields } from '@/components/office/form/bilingual-fields';
import { OfficeForm } from '@/components/office/form/office-form';
import { TextField } from '@/components/ui/text-field';
import type { Role } from '@/lib/people/contract';
import type { Ability } from '@/lib/people/contract-values';
import { AbilityChoice, AbilityList } from './ability-choice';
import { useRoleForm } from './use-role-form';

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
  const { form } = edit;
  const isBuiltIn = role !== undefined && role.key !== null;
  const errorOf = (name: 'name_en' | 'name_th' | 'abilities' | 'refund_limit') =>
    form.formState.errors[name]?.message;
  return (
    <OfficeForm edit={edit} saveLabel={text(role ? 'save' : 'roleAdd')}>
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
    </OfficeForm>
  );
}
