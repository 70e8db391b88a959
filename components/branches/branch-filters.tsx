'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/select-field';
import type { Branch } from '@/lib/branches/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { provincesQuery } from '@/lib/addresses/queries';
import styles from './branch-dialog.module.scss';
import type { BranchFilter } from './filter-branches';

interface BranchFiltersProps {
  readonly branches: readonly Branch[];
  readonly filter: BranchFilter;
  readonly near: boolean;
  readonly locating: boolean;
  readonly onChange: (filter: BranchFilter) => void;
  readonly onNear: () => void;
}

export function BranchFilters(props: BranchFiltersProps) {
  const { branches, filter, near, locating, onChange, onNear } = props;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { data: provinces = [] } = useQuery(provincesQuery(useLocale()));
  const codes = new Set(branches.map((branch) => branch.province_code));
  return (
    <div className={styles.filters}>
      <div className={styles.where}>
        <SelectField
          label={text('branches.province')}
          value={filter.province}
          onChange={(event) => {
            onChange({ ...filter, province: event.target.value });
          }}
        >
          <option value="">{text('branches.provinceAll')}</option>
          {provinces
            .filter(({ code }) => codes.has(code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </SelectField>
        <Button variant="secondary" busy={locating} aria-pressed={near} onClick={onNear}>
          {!locating && <Icon name={near ? 'check' : 'pin'} size="sm" />}
          {text(locating ? 'branches.locating' : near ? 'branches.nearOn' : 'branches.near')}
        </Button>
      </div>
      <div className={styles.only}>
        <Checkbox
          label={text('branches.inStockOnly')}
          checked={filter.inStock}
          onChange={(event) => {
            onChange({ ...filter, inStock: event.target.checked });
          }}
        />
        <Checkbox
          label={text('branches.openNowOnly')}
          checked={filter.openNow}
          onChange={(event) => {
            onChange({ ...filter, openNow: event.target.checked });
          }}
        />
      </div>
    </div>
  );
}
