import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addFamilyMember, familyQuery } from '@/lib/health/queries-family';
import { healthQuery } from '@/lib/health/queries';
import { toFamilyMember, type Change, type IntakeValues } from './intake';

/** The person of the form, where the member wants them kept in the family profile. */
export function useKeepPerson(values: IntakeValues, change: Change) {
  const client = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const wanted = values.for !== 'self' && values.family === '' && values.keep === '1';
  const { data } = useQuery({ ...healthQuery, enabled: wanted, retry: false });
  const asksConsent = wanted && data?.consent?.current !== true;
  return {
    /** Question about keeping the person; null where none is asked. */
    asked: asksConsent ? { agreed, onAgree: setAgreed, name: values.name } : null,
    /** The values to ask with: those of the kept person, who is not kept a second time. */
    keep: async (): Promise<IntakeValues> => {
      if (!wanted) return values;
      const { id } = await addFamilyMember(toFamilyMember(values));
      const kept = { family: String(id), keep: '' };
      change(kept);
      await client.invalidateQueries({ queryKey: familyQuery.queryKey });
      return { ...values, ...kept };
    },
  };
}
