import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { OfficeForm } from '@/components/office/form/office-form';
import { useOfficeForm, type OfficeField } from '@/components/office/form/use-office-form';
import { DayTimes } from '@/components/ui/day-times';
import { RadioCard } from '@/components/ui/radio-card';
import type { BranchDays } from '@/lib/branches/contract-days';
import type { DayHours } from '@/lib/branches/contract-hours';
import { branchDaysKey, branchHoursMutation } from '@/lib/branches/queries-days';
import { weekdayName } from '@/lib/format/hours';
import { useLocale } from '@/lib/i18n/use-locale';
import { useUi } from '@/stores/ui';
import { hoursInput, type HoursValues } from './hours-values';
import styles from './staff.module.scss';

/** Choices for a public holiday. Empty hours are not the same as closed. */
const MODES = ['usual', 'closed', 'hours'] as const;
type Mode = (typeof MODES)[number];
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const OF_MODE: Readonly<Record<Mode, HoursValues['on_holidays']>> = {
  usual: null,
  closed: { hours: null },
  hours: { hours: ['', ''] },
};

/** The week of a branch, and its hours on public holidays. */
export function BranchHoursForm({ branch }: { readonly branch: BranchDays['branches'][number] }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `staff.${name}` });
  const times = { from: text('hoursFrom'), until: text('hoursUntil') };
  const fields = useFields();
  const edit = useHoursForm(branch, fields);
  const { form, values } = edit;
  const errors = form.formState.errors;
  const other = values.on_holidays;
  const special = other?.hours ?? null;
  return (
    <OfficeForm edit={edit} saveLabel={text('hoursSave')}>
      <p className={styles.reviewFacts}>{text('hoursHint')}</p>
      {DAYS.map((day) => (
        <fieldset key={day} className={styles.dayTimes}>
          <legend>{fields[day]?.label}</legend>
          <DayTimes
            value={values.hours[day] ?? null}
            labels={times}
            error={faultOf(errors.hours?.[day])}
            onChange={(next) => {
              form.setValue(`hours.${day}`, next);
            }}
          />
        </fieldset>
      ))}
      <fieldset className={styles.choices}>
        <legend>{text('onHolidays')}</legend>
        {MODES.map((mode) => (
          <RadioCard
            key={mode}
            name="on_holidays"
            value={mode}
            label={text(`onHolidays.${mode}`)}
            checked={modeOf(other) === mode}
            onChange={() => {
              form.setValue('on_holidays', OF_MODE[mode]);
            }}
          />
        ))}
      </fieldset>
      {modeOf(other) === 'hours' && (
        <fieldset className={styles.dayTimes}>
          <legend>{text('onHolidays.hours')}</legend>
          <DayTimes
            value={special}
            labels={times}
            error={faultOf(errors.on_holidays)}
            onChange={(next) => {
              form.setValue('on_holidays', { hours: next ?? ['', ''] });
            }}
          />
        </fieldset>
      )}
    </OfficeForm>
  );
}

function useHoursForm(
  { id, hours, on_holidays, version }: BranchDays['branches'][number],
  fields: readonly OfficeField<HoursValues>[],
) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const { mutationFn: keep } = branchHoursMutation(locale);
  const fault = intl.formatMessage({ id: 'staff.hoursWrong' });
  const resolver: Resolver<HoursValues> = async (...input) =>
    (await import('./hours-schema')).hoursResolver(fault)(...input);
  const refresh = () => queries.invalidateQueries({ queryKey: branchDaysKey });
  return useOfficeForm<HoursValues>({
    thing: `hours of branch ${String(id)}`,
    saved: { hours, on_holidays },
    version,
    fields,
    resolver,
    save: async (values, seen) => {
      const saved = await keep({ ...hoursInput(values), id, version: seen });
      useUi.getState().showToast(intl.formatMessage({ id: 'staff.daysSaved' }));
      void refresh();
      return saved.version;
    },
    refresh,
  });
}

function useFields(): readonly OfficeField<HoursValues>[] {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const closed = intl.formatMessage({ id: 'staff.onHolidays.closed' });
    const show = (value: unknown) => (value as DayHours)?.join('–') ?? closed;
    return [
      ...DAYS.map((day) => ({
        name: `hours.${day}` as const,
        label: weekdayName(day, locale),
        show,
      })),
      {
        name: 'on_holidays' as const,
        label: intl.formatMessage({ id: 'staff.onHolidays' }),
        show: (value: unknown) =>
          value === null
            ? intl.formatMessage({ id: 'staff.onHolidays.usual' })
            : show((value as { hours: DayHours }).hours),
      },
    ];
  }, [intl, locale]);
}

function modeOf(kept: HoursValues['on_holidays']): Mode {
  if (kept === null) return 'usual';
  return kept.hours === null ? 'closed' : 'hours';
}

/** The first fault of a field or of its parts. */
function faultOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message } = error as FieldErrors[string] & { readonly message?: unknown };
  if (typeof message === 'string') return message;
  for (const part of Object.values(error)) {
    const found = faultOf(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
