'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Ability } from '@/lib/people/contract-values';
import { staffQuery } from '@/lib/staff/queries';
import { useAuth } from '@/stores/auth';

/** Abilities of the signed-in person; undefined until they are known. */
export function useAbilities(): ReadonlySet<Ability> | undefined {
  const locale = useLocale();
  const role = useAuth((state) => state.user?.role);
  const works = role !== undefined && role !== 'member';
  const { data: staff } = useQuery({ ...staffQuery(locale), enabled: works });
  return works && staff ? new Set(staff.abilities) : undefined;
}
