'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { Spinner } from '@/components/ui/spinner';
import type { BranchDays as Days } from '@/lib/branches/contract-days';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { branchDaysQuery } from '@/lib/branches/queries-days';
import { BranchHoursForm } from './branch-hours-form';
import { HolidayDesk } from './holiday-desk';
import { LoadError } from './load-error';
import styles from './staff.module.scss';

/** When branches are open, on public holidays too (`docs/product/browse.md`, "Branches"). */
export function BranchDays() {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id });
  const { data, error, refetch } = useQuery(branchDaysQuery(locale));
  const isOthers = error !== null && normalizeError(error).status === 403;
  return (
    <div className={styles.board}>
      <h1>{text('staff.days')}</h1>
      {isOthers && <Notice tone="info">{text('staff.daysOfOffice')}</Notice>}
      {error && !isOthers && !data && (
        <LoadError text="staff.loadError" onRetry={() => void refetch()} />
      )}
      {!data && !error && <Spinner label={text('staff.waiting')} />}
      {data && (
        <div className={styles.days}>
          <HolidayDesk holidays={data.holidays} />
          {data.branches.length > 0 && <BranchChoice branches={data.branches} />}
        </div>
      )}
    </div>
  );
}

function BranchChoice({ branches }: Pick<Days, 'branches'>) {
  const intl = useIntl();
  const [chosen, setChosen] = useState(branches[0]?.id);
  const branch = branches.find(({ id }) => id === chosen);
  return (
    <section className={styles.review} aria-labelledby="branch-hours">
      <h2 id="branch-hours">{intl.formatMessage({ id: 'staff.branchHours' })}</h2>
      <SelectField
        label={intl.formatMessage({ id: 'staff.branchChoice' })}
        value={chosen ?? ''}
        onChange={({ target }) => {
          setChosen(Number(target.value));
        }}
      >
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {branch && <BranchHoursForm key={branch.id} branch={branch} />}
    </section>
  );
}
