import { useQueryClient } from '@tanstack/react-query';
import type { Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { OfficeForm } from '@/components/office/form/office-form';
import { useOfficeForm } from '@/components/office/form/use-office-form';
import { HolidayTimes } from '@/components/office/hours/holiday-times';
import { useHoursFields } from '@/components/office/hours/use-hours-fields';
import { WeekTimes } from '@/components/office/hours/week-times';
import type { BranchDays } from '@/lib/branches/contract-days';
import { branchDaysKey, branchHoursMutation } from '@/lib/branches/queries-days';
import { useLocale } from '@/lib/i18n/use-locale';
import { useUi } from '@/stores/ui';
import { hoursInput, type HoursValues } from './hours-values';
import styles from './staff.module.scss';

/** The week of a branch, and its hours on public holidays. */
export function BranchHoursForm({ branch }: { readonly branch: BranchDays['branches'][number] }) {
  const intl = useIntl();
  const edit = useHoursForm(branch);
  const { form, values } = edit;
  const { errors } = form.formState;
  return (
    <OfficeForm edit={edit} saveLabel={intl.formatMessage({ id: 'staff.hoursSave' })}>
      <p className={styles.reviewFacts}>{intl.formatMessage({ id: 'office.hours.hint' })}</p>
      <WeekTimes
        week={values.hours}
        errors={errors.hours}
        onChange={(day, hours) => {
          form.setValue(`hours.${day}`, hours);
        }}
      />
      <HolidayTimes
        value={values.on_holidays}
        error={errors.on_holidays}
        onChange={(next) => {
          form.setValue('on_holidays', next);
        }}
      />
    </OfficeForm>
  );
}

function useHoursForm({ id, hours, on_holidays, version }: BranchDays['branches'][number]) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const { mutationFn: keep } = branchHoursMutation(locale);
  const fault = intl.formatMessage({ id: 'office.hours.wrong' });
  const resolver: Resolver<HoursValues> = async (...input) =>
    (await import('./hours-schema')).hoursResolver(fault)(...input);
  const refresh = () => queries.invalidateQueries({ queryKey: branchDaysKey });
  return useOfficeForm<HoursValues>({
    thing: `hours of branch ${String(id)}`,
    saved: { hours, on_holidays },
    version,
    fields: useHoursFields(),
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
