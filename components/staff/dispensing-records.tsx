'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MedicineLabel } from '@/components/tiles/medicine-label';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { Spinner } from '@/components/ui/spinner';
import { TextField } from '@/components/ui/text-field';
import type { DispensingRecordPage } from '@/lib/dispensing/contract';
import type { RecordRange } from '@/lib/dispensing/calls';
import type { PlaceAsked } from '@/lib/api/place';
import { normalizeError } from '@/lib/api/error';
import { saveBlob } from '@/lib/browser/browser';
import { calendarDay } from '@/lib/format/bangkok';
import { useLocale } from '@/lib/i18n/use-locale';
import { dispensingRecordsQuery, exportRecordsMutation } from '@/lib/dispensing/queries';
import { staffQuery } from '@/lib/staff/queries';
import styles from './labels.module.scss';
import { LoadError } from './load-error';
import staff from './staff.module.scss';

const WEEK_MS = 7 * 86_400_000;

/** Records of dispensed medicines, by day and branch, and their export for inspections. */
export function DispensingRecords() {
  const intl = useIntl();
  const [range, setRange] = useState(() => ({
    from: calendarDay(new Date(Date.now() - WEEK_MS)),
    to: calendarDay(new Date()),
    branch: '',
  }));
  const [place, setPlace] = useState<PlaceAsked>({ page: 1 });
  const { from, to, branch } = range;
  const wanted = { from, to, ...(branch !== '' && { branch_id: Number(branch) }) };
  const { data, error, refetch } = useQuery({
    ...dispensingRecordsQuery(wanted, place),
    enabled: from !== '' && to !== '',
  });
  const fields = error ? normalizeError(error).fields : {};
  return (
    <div className={staff.board}>
      <h1>{intl.formatMessage({ id: 'staff.records.title' })}</h1>
      <Filter
        range={range}
        fields={fields}
        onChange={(changes) => {
          setPlace({ page: 1 });
          setRange({ ...range, ...changes });
        }}
      />
      <Export wanted={wanted} />
      {error && Object.keys(fields).length === 0 && (
        <LoadError text="staff.loadError" onRetry={() => void refetch()} />
      )}
      {!data && !error && <Spinner label={intl.formatMessage({ id: 'staff.waiting' })} />}
      {data && <Records data={data} onPlace={setPlace} />}
    </div>
  );
}

interface Range {
  readonly from: string;
  readonly to: string;
  readonly branch: string;
}

interface FilterProps {
  readonly range: Range;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<Range>) => void;
}

function Filter({ range, fields, onChange }: FilterProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `staff.records.${id}` });
  const { data: who } = useQuery(staffQuery(useLocale()));
  return (
    <div className={staff.tools}>
      <div className={staff.search}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={text(end)}
            value={range[end]}
            error={fields[end]}
            onChange={({ target }) => {
              onChange({ [end]: target.value });
            }}
          />
        ))}
      </div>
      {who && who.branches.length > 1 && (
        <SelectField
          label={text('branch')}
          value={range.branch}
          onChange={({ target }) => {
            onChange({ branch: target.value });
          }}
        >
          <option value="">{text('allBranches')}</option>
          {who.branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

function Export({ wanted }: { readonly wanted: RecordRange }) {
  const intl = useIntl();
  const save = useMutation({
    ...exportRecordsMutation(useLocale()),
    onSuccess: (file) => {
      saveBlob(file, `dispensing-${wanted.from}-${wanted.to}.csv`);
    },
  });
  return (
    <div className={staff.buttons}>
      {save.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(save.error).message}
        </Notice>
      )}
      <Button
        variant="secondary"
        busy={save.isPending}
        onClick={() => {
          save.mutate(wanted);
        }}
      >
        {intl.formatMessage({ id: 'staff.records.export' })}
      </Button>
    </div>
  );
}

interface RecordsProps {
  readonly data: DispensingRecordPage;
  readonly onPlace: (place: PlaceAsked) => void;
}

function Records({ data, onPlace }: RecordsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `staff.records.${id}` });
  if (data.total === 0) return <p>{text('none')}</p>;
  const [first, last] = [data.entities[0], data.entities.at(-1)];
  const turn = (id: string, isThere: boolean, place: PlaceAsked) => (
    <Button
      variant="secondary"
      disabled={!isThere}
      onClick={() => {
        onPlace(place);
      }}
    >
      {text(id)}
    </Button>
  );
  const newer = { page: Math.max(1, data.page - 1), before: String(first?.approval_id ?? '') };
  const older = { page: data.page + 1, after: String(last?.approval_id ?? '') };
  return (
    <>
      <div className={styles.preview}>
        {data.entities.map((label) => (
          <MedicineLabel key={label.approval_id} label={label} locale={locale} />
        ))}
      </div>
      {data.total > data.per_page && (
        <div className={staff.buttons}>
          {turn('newer', data.has_previous, newer)}
          {turn('older', data.has_next, older)}
        </div>
      )}
    </>
  );
}
