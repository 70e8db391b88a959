import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { DayTimes } from '@/components/ui/day-times';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { DayHours } from '@/lib/branches/contract-hours';
import type { KeptOfficeHours, OfficeHours } from '@/lib/conversations/contract-office';
import { normalizeError } from '@/lib/api/error';
import { hoursLine, weekdayName } from '@/lib/format/hours';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import {
  officeHoursMutation,
  officeHoursQuery,
  rostersQuery,
} from '@/lib/conversations/queries-office';
import { useUi } from '@/stores/ui';
import styles from './office.module.scss';

/** When pharmacists may be asked: a week, and days that are different. */
export function HoursForm({ initial }: { readonly initial: KeptOfficeHours }) {
  const intl = useIntl();
  const locale = useLocale();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const text = (id: string) => intl.formatMessage({ id: `conversations.office.${id}` });
  const times = { from: text('from'), until: text('until') };
  const [{ hours, holidays }, setValues] = useState<OfficeHours>(initial);
  const [read, setRead] = useState(initial.version);
  const save = useMutation({
    ...officeHoursMutation,
    onSuccess: async (saved) => {
      client.setQueryData(officeHoursQuery.queryKey, saved);
      setRead(saved.version);
      showToast(text('saved'));
      // Other hours leave other gaps between the rosters.
      await client.invalidateQueries(rostersQuery(locale));
    },
    onError: async (failure) => {
      const { code, message } = normalizeError(failure);
      showToast(message, 'danger');
      if (code === 'VERSION_STALE') await client.invalidateQueries(officeHoursQuery);
    },
  });
  const isStale = save.error !== null && normalizeError(save.error).code === 'VERSION_STALE';
  // Shows the version that was saved meanwhile.
  const version = isStale ? initial.version : read;
  const setDay = (index: number, day: DayHours) => {
    setValues({ holidays, hours: hours.map((one, at) => (at === index ? day : one)) });
  };
  const setHoliday = (index: number, changes: Partial<OfficeHours['holidays'][number]>) => {
    const changed = holidays.map((one, at) => (at === index ? { ...one, ...changes } : one));
    setValues({ hours, holidays: changed });
  };
  return (
    <form
      className={styles.part}
      aria-labelledby="hours"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ hours, holidays, version });
      }}
    >
      <h2 id="hours">{text('hours')}</h2>
      <p>{text('hoursHint')}</p>
      {hours.map((day, index) => {
        const name = weekdayName(index, locale);
        return (
          <fieldset key={name} className={styles.day}>
            <legend>{name}</legend>
            <DayTimes
              value={day}
              labels={times}
              onChange={(next) => {
                setDay(index, next);
              }}
            />
          </fieldset>
        );
      })}
      <h3>{text('holidays')}</h3>
      {holidays.map((holiday, index) => (
        <fieldset key={index} className={`${styles.day ?? ''} ${styles.holiday ?? ''}`}>
          <legend>{holiday[`name_${locale}`] || text('holiday')}</legend>
          <TextField
            label={text('date')}
            type="date"
            value={holiday.date}
            onChange={({ target }) => {
              setHoliday(index, { date: target.value });
            }}
          />
          <TextField
            label={text('nameTh')}
            value={holiday.name_th}
            onChange={({ target }) => {
              setHoliday(index, { name_th: target.value });
            }}
          />
          <TextField
            label={text('nameEn')}
            value={holiday.name_en}
            onChange={({ target }) => {
              setHoliday(index, { name_en: target.value });
            }}
          />
          <DayTimes
            value={holiday.hours}
            labels={times}
            onChange={(next) => {
              setHoliday(index, { hours: next });
            }}
          />
          <Button
            variant="ghost"
            onClick={() => {
              setValues({ hours, holidays: holidays.filter((one) => one !== holiday) });
            }}
          >
            {text('remove')}
          </Button>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        onClick={() => {
          const empty = { date: '', name_en: '', name_th: '', hours: null };
          setValues({ hours, holidays: [...holidays, empty] });
        }}
      >
        {text('add')}
      </Button>
      {isStale && (
        <Notice tone="warning" role="alert">
          {intl.formatMessage(
            { id: 'conversations.office.changed' },
            { saved: savedLine(initial, locale) },
          )}
        </Notice>
      )}
      <Button type="submit" busy={save.isPending}>
        {text('save')}
      </Button>
    </form>
  );
}

/** The week, and the days that are different. */
function savedLine({ hours, holidays }: OfficeHours, locale: Locale): string {
  const days = holidays.map(({ date, hours: times }) => `${date} ${times?.join('–') ?? '–'}`);
  return [hoursLine(hours, locale), ...days].join(', ');
}
