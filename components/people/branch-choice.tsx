'use client';

import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { branchNamesQuery } from '@/lib/branches/queries';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './people.module.scss';

interface BranchChoiceProps {
  /** Registration of the field that holds the ids. */
  readonly register: UseFormRegisterReturn;
  /** Branches that the person has, closed ones too. */
  readonly own?: readonly { readonly id: number; readonly name: string }[];
}

/** Branches of a person; without one the warehouse and every branch. */
export function BranchChoice({ register, own = [] }: BranchChoiceProps) {
  const intl = useIntl();
  const { data: open = [] } = useQuery(branchNamesQuery(useLocale()));
  // Without its checkbox, a closed branch would be lost, and with the last one the limit to branches.
  const closed = own.filter(({ id }) => !open.some((one) => one.id === id));
  const branches = [...open, ...closed];
  return (
    <fieldset className={styles.branches}>
      <legend>{intl.formatMessage({ id: 'people.column.branches' })}</legend>
      <p>{intl.formatMessage({ id: 'people.branchesHint' })}</p>
      <div>
        {branches.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" value={id} {...register} /> <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
