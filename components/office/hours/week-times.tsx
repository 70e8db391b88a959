'use client';

import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { DayTimes } from '@/components/ui/day-times';
import type { DayHours } from '@/lib/branches/contract-hours';
import { weekdayName } from '@/lib/format/hours';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './hours.module.scss';

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
export type Weekday = (typeof WEEKDAYS)[number];

interface WeekTimesProps {
  /** Monday first. */
  readonly week: readonly DayHours[];
  /** Faults of the days, as the form keeps them. */
  readonly errors: unknown;
  readonly onChange: (day: Weekday, hours: DayHours) => void;
}

/** Opening hours of each weekday. */
export function WeekTimes({ week, errors, onChange }: WeekTimesProps) {
  const intl = useIntl();
  const locale = useLocale();
  const faults = errors as readonly unknown[] | undefined;
  const monday = week[0] ?? null;
  return (
    <>
      {WEEKDAYS.map((day) => (
        <DayGroup
          key={day}
          legend={weekdayName(day, locale)}
          hours={week[day] ?? null}
          error={faultOf(faults?.[day])}
          onChange={(hours) => {
            onChange(day, hours);
          }}
        />
      ))}
      <Button
        className={styles.copy}
        size="sm"
        variant="secondary"
        onClick={() => {
          for (const day of WEEKDAYS) onChange(day, monday);
        }}
      >
        {intl.formatMessage({ id: 'office.hours.copy' })}
      </Button>
    </>
  );
}

interface DayGroupProps {
  readonly legend: ReactNode;
  readonly hours: DayHours;
  readonly error: string | undefined;
  readonly onChange: (hours: DayHours) => void;
}

export function DayGroup({ legend, hours, error, onChange }: DayGroupProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `office.hours.${name}` });
  return (
    <fieldset className={styles.dayTimes}>
      <legend>{legend}</legend>
      <DayTimes
        value={hours}
        labels={{ from: text('from'), until: text('until') }}
        error={error}
        onChange={onChange}
      />
    </fieldset>
  );
}

/** The first fault of a field or of its parts. */
export function faultOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message } = error as FieldErrors[string] & { readonly message?: unknown };
  if (typeof message === 'string') return message;
  for (const part of Object.values(error)) {
    const found = faultOf(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
