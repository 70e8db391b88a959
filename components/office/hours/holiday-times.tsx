'use client';

import { useIntl } from 'react-intl';
import { RadioCard } from '@/components/ui/radio-card';
import type { BranchHours } from '@/lib/branches/contract-days';
import styles from './hours.module.scss';
import { DayGroup, faultOf } from './week-times';

type Holidays = BranchHours['on_holidays'];

/** Choices for a public holiday. Empty hours are not the same as closed. */
const MODES = ['usual', 'closed', 'hours'] as const;
type Mode = (typeof MODES)[number];
const OF_MODE: Readonly<Record<Mode, Holidays>> = {
  usual: null,
  closed: { hours: null },
  hours: { hours: ['', ''] },
};

interface HolidayTimesProps {
  readonly value: Holidays;
  /** Fault of the field, as the form keeps it. */
  readonly error: unknown;
  readonly onChange: (value: Holidays) => void;
}

/** Hours of a branch on public holidays. */
export function HolidayTimes({ value, error, onChange }: HolidayTimesProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `office.hours.${name}` });
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{text('onHolidays')}</legend>
        {MODES.map((mode) => (
          <RadioCard
            key={mode}
            name="on_holidays"
            value={mode}
            label={text(`onHolidays.${mode}`)}
            checked={modeOf(value) === mode}
            onChange={() => {
              onChange(OF_MODE[mode]);
            }}
          />
        ))}
      </fieldset>
      {modeOf(value) === 'hours' && (
        <DayGroup
          legend={text('onHolidays.hours')}
          hours={value?.hours ?? null}
          error={faultOf(error)}
          onChange={(hours) => {
            onChange({ hours: hours ?? ['', ''] });
          }}
        />
      )}
    </>
  );
}

function modeOf(value: Holidays): Mode {
  if (value === null) return 'usual';
  return value.hours === null ? 'closed' : 'hours';
}

/** Hours for the service: two empty times mean closed. */
export function enteredHolidays(value: Holidays): Holidays {
  if (!value?.hours?.every((time) => time === '')) return value;
  return { hours: null };
}
