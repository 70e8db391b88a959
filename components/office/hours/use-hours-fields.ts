import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { BranchHours } from '@/lib/branches/contract-days';
import type { DayHours } from '@/lib/branches/contract-hours';
import { weekdayName } from '@/lib/format/hours';
import { useLocale } from '@/lib/i18n/use-locale';
import { WEEKDAYS, type Weekday } from './week-times';

interface DayField {
  readonly name: `hours.${Weekday}`;
  readonly label: string;
  readonly show: (value: unknown) => string;
}

interface HolidaysField {
  readonly name: 'on_holidays';
  readonly label: string;
  readonly show: (value: unknown) => string;
}

/** Fields of a form with the hours of a branch. */
export function useHoursFields(): readonly (DayField | HolidaysField)[] {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const closed = intl.formatMessage({ id: 'office.hours.onHolidays.closed' });
    const show = (value: unknown) => (value as DayHours)?.join('–') ?? closed;
    return [
      ...WEEKDAYS.map((day) => ({
        name: `hours.${day}` as const,
        label: weekdayName(day, locale),
        show,
      })),
      {
        name: 'on_holidays' as const,
        label: intl.formatMessage({ id: 'office.hours.onHolidays' }),
        show: (value: unknown) => {
          const holidays = value as BranchHours['on_holidays'];
          return holidays === null
            ? intl.formatMessage({ id: 'office.hours.onHolidays.usual' })
            : show(holidays.hours);
        },
      },
    ];
  }, [intl, locale]);
}
