'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type { SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { Staff } from '@/lib/staff/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { branchNamesQuery } from '@/lib/branches/queries';
import { showsPayments, type BoardView } from './board-view';
import styles from './staff.module.scss';

interface BoardHeadProps {
  readonly staff: Staff;
  readonly view: BoardView;
  readonly href: (change: Partial<BoardView>) => string;
}

/** Where one works, and a search by order number. */
export function BoardHead({ staff, view, href }: BoardHeadProps) {
  const intl = useIntl();
  const router = useRouter();
  const text = (id: string) => intl.formatMessage({ id });
  // Money is listed for all branches at once.
  const chooses = (staff.all || staff.branches.length > 1) && !showsPayments(view);
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    router.push(href({ q: typeof q === 'string' ? q.trim() : '' }));
  };
  return (
    <header className={styles.head}>
      <h1>{text(titleOf(view))}</h1>
      <div className={styles.tools}>
        {chooses && (
          <BranchSelect
            staff={staff}
            chosen={view.branchId}
            onChoose={(branchId) => {
              router.push(href({ branchId }));
            }}
          />
        )}
        {!staff.all && staff.branches.length === 1 && <p>{staff.branches[0]?.name}</p>}
        <form
          key={view.q}
          role="search"
          aria-label={text('staff.search')}
          className={styles.search}
          onSubmit={find}
        >
          <TextField
            name="q"
            type="search"
            label={text('staff.search')}
            defaultValue={view.q}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary">
            {text('staff.find')}
          </Button>
        </form>
      </div>
    </header>
  );
}

/** Returns and payments are screens of their own in the navigation. */
function titleOf({ tab, q }: BoardView): string {
  const own = q === '' && (tab === 'returns' || tab === 'payments');
  return own ? `staff.stage.${tab}` : 'staff.title';
}

interface BranchSelectProps {
  readonly staff: Staff;
  readonly chosen: number | undefined;
  readonly onChoose: (branchId: number | undefined) => void;
}

function BranchSelect({ staff, chosen, onChoose }: BranchSelectProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { data: every = [] } = useQuery({
    ...branchNamesQuery(useLocale()),
    enabled: staff.all,
  });
  const branches = staff.all
    ? [{ id: 0, name: text('staff.warehouse') }, ...every]
    : staff.branches;
  return (
    <SelectField
      label={text('staff.branchChoice')}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={({ currentTarget: { value } }) => {
        onChoose(value === '' ? undefined : Number(value));
      }}
    >
      <option value="">{text('staff.everywhere')}</option>
      {branches.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
