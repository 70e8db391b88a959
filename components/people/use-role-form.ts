import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useOfficeForm, type OfficeField } from '@/components/office/form/use-office-form';
import { formatRoundBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { ABILITY_GROUPS } from '@/lib/office/ability-groups';
import type { Role } from '@/lib/people/contract';
import type { Ability } from '@/lib/people/contract-values';
import { addRoleMutation, changeRoleMutation, rolesKey } from '@/lib/people/queries-people';
import { useUi } from '@/stores/ui';
import { rolePath } from './role-name';

/** Values of the controls. */
export interface RoleValues {
  name_en: string;
  name_th: string;
  abilities: Ability[];
  /** Baht; empty for no limit. */
  refund_limit: string;
}

/** The form of a role; without one, of a new role. */
export function useRoleForm(role: Role | undefined) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const { mutationFn: add } = addRoleMutation(locale);
  const { mutationFn: change } = changeRoleMutation(locale);
  const refresh = () => queries.invalidateQueries({ queryKey: rolesKey });
  const fields = useFields(role?.key !== null && role !== undefined);
  return useOfficeForm<RoleValues>({
    thing: `role ${String(role?.id ?? 'new')}`,
    saved: valuesOf(role),
    version: role?.version ?? 'new',
    fields,
    resolver: useResolver(role?.key ?? null),
    save: async (values, version) => {
      const wire = { ...values, refund_limit: toLimit(values.refund_limit) };
      if (role) {
        const all = await change({ ...wire, id: role.id, version });
        queries.setQueryData(rolesKey, all);
        useUi.getState().showToast(intl.formatMessage({ id: 'people.saved' }));
        return all.find(({ id }) => id === role.id)?.version ?? version;
      }
      const made = await add(wire);
      await refresh();
      useUi.getState().showToast(intl.formatMessage({ id: 'people.roleAdded' }));
      router.push(rolePath(locale, made.id));
      return made.version;
    },
    refresh,
  });
}

function valuesOf(role: Role | undefined): RoleValues {
  const { name_en = '', name_th = '', abilities = [], refund_limit: limit = null } = role ?? {};
  // Checkboxes give back their values in the order of the page.
  const shown = ABILITY_GROUPS.flatMap(([, group]) => group);
  const inOrder = shown.filter((ability) => abilities.includes(ability));
  return { name_en, name_th, abilities: inOrder, refund_limit: String(limit ?? '') };
}

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;
const MOST = 1_000_000;

function toLimit(typed: string): number | null {
  const plain = typed.replaceAll(/[,\s฿]/g, '');
  return plain === '' ? null : Number(plain);
}

/** A limit that cannot be read is never sent, since none means no limit. */
function useResolver(key: Role['key']): Resolver<RoleValues> {
  const intl = useIntl();
  return useMemo(
    () => (values) => {
      const errors: FieldErrors<RoleValues> = {};
      const plain = values.refund_limit.replaceAll(/[,\s฿]/g, '');
      if (plain !== '' && (!AMOUNT.test(plain) || Number(plain) > MOST)) {
        const message = intl.formatMessage({ id: 'people.roleLimitWrong' });
        errors.refund_limit = { type: 'pattern', message };
      }
      if (key === null && values.abilities.length === 0) {
        const message = intl.formatMessage({ id: 'people.roleAbilityMissing' });
        errors.abilities = { type: 'required', message };
      }
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    [intl, key],
  );
}

/** Fields that change: only the limit in a built-in role. */
function useFields(isBuiltIn: boolean): readonly OfficeField<RoleValues>[] {
  const intl = useIntl();
  return useMemo(() => {
    const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
    const limit = {
      name: 'refund_limit',
      label: text('roleLimit'),
      show: (value: unknown) => {
        const baht = toLimit(String(value));
        return baht === null ? text('roleNoLimit') : formatRoundBaht(baht);
      },
    } as const;
    if (isBuiltIn) return [limit];
    return [
      { name: 'name_th', label: text('roleNameTh'), show: String },
      { name: 'name_en', label: text('roleNameEn'), show: String },
      limit,
      {
        name: 'abilities',
        label: text('roleAbilities'),
        show: (value) =>
          intl.formatList((value as Ability[]).map((ability) => text(`ability.${ability}`))),
      },
    ];
  }, [intl, isBuiltIn]);
}
