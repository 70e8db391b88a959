import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useOfficeForm, type OfficeField } from '@/components/office/form/use-office-form';
import { enteredHolidays } from '@/components/office/hours/holiday-times';
import { useHoursFields } from '@/components/office/hours/use-hours-fields';
import { WEEKDAYS } from '@/components/office/hours/week-times';
import type { BranchInput } from '@/lib/branch-records/calls';
import type { OfficeBranchDetail } from '@/lib/branch-records/contract';
import { branchRecordsKey, saveBranch, saveNewBranch } from '@/lib/branch-records/queries';
import type { DayHours } from '@/lib/branches/contract-hours';
import type { BranchService } from '@/lib/branches/contract-values';
import { weekdayName } from '@/lib/format/hours';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { useUi } from '@/stores/ui';

/** Values of the controls. */
export interface BranchValues {
  name_th: string;
  name_en: string;
  address_th: string;
  address_en: string;
  province_code: string;
  phone: string;
  lat: string;
  lng: string;
  services: BranchService[];
  hours: DayHours[];
  on_holidays: BranchInput['on_holidays'];
  /** Counts only with the service of a pharmacist. */
  pharmacist_hours: DayHours[];
  pharmacy_licence_no: string;
}

/** Fields that are plain texts. */
export const TEXT_FIELDS = [
  ...(['name_th', 'name_en', 'address_th', 'address_en', 'province_code'] as const),
  ...(['phone', 'lat', 'lng', 'pharmacy_licence_no'] as const),
] as const;

const CLOSED_WEEK: readonly DayHours[] = WEEKDAYS.map(() => null);
const asTyped: Resolver<BranchValues> = (values) => ({ values, errors: {} });

/** The form of a branch, checked by the service; without one, of a new branch. */
export function useBranchForm(
  branch: OfficeBranchDetail | undefined,
  provinceName: (code: string) => string,
) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: branchRecordsKey });
  const saved = useMemo(() => valuesOf(branch), [branch]);
  return useOfficeForm<BranchValues>({
    thing: `branch ${String(branch?.id ?? 'new')}`,
    ...{ saved, version: branch?.version ?? 'new', resolver: asTyped, refresh },
    fields: useFields(provinceName),
    save: async (values, version) => {
      const input = inputOf(values);
      if (branch) {
        const answer = await saveBranch(locale, { id: branch.id, version }, input);
        useUi.getState().showToast(intl.formatMessage({ id: 'branch-records.saved' }));
        void refresh();
        return answer.version;
      }
      const added = await saveNewBranch(locale, input);
      useUi.getState().showToast(intl.formatMessage({ id: 'branch-records.added' }));
      void refresh();
      router.push(pathTo(locale, '/staff/branches/:id', { id: added.id }));
      return added.version;
    },
  });
}

const EMPTY: BranchValues = {
  ...{ name_th: '', name_en: '', address_th: '', address_en: '', province_code: '', phone: '' },
  ...{ lat: '', lng: '', services: [], hours: [...CLOSED_WEEK], on_holidays: null },
  ...{ pharmacist_hours: [...CLOSED_WEEK], pharmacy_licence_no: '' },
};

function valuesOf(branch: OfficeBranchDetail | undefined): BranchValues {
  if (!branch) return EMPTY;
  const { name_th, name_en, address_th, address_en, province_code, phone, ...rest } = branch;
  return {
    ...{ name_th, name_en, address_th, address_en, province_code, phone },
    ...{ lat: String(rest.lat), lng: String(rest.lng), services: rest.services },
    ...{ hours: rest.hours, on_holidays: rest.on_holidays },
    pharmacist_hours: rest.pharmacist_hours ?? [...CLOSED_WEEK],
    pharmacy_licence_no: rest.pharmacy_licence_no ?? '',
  };
}

function inputOf({ pharmacist_hours: duty, ...values }: BranchValues): BranchInput {
  const licence = values.pharmacy_licence_no.trim();
  return {
    ...values,
    ...{ lat: values.lat.trim(), lng: values.lng.trim() },
    on_holidays: enteredHolidays(values.on_holidays),
    pharmacist_hours: values.services.includes('pharmacist') ? duty : null,
    pharmacy_licence_no: licence === '' ? null : licence,
  };
}

function useFields(provinceName: (code: string) => string): readonly OfficeField<BranchValues>[] {
  const intl = useIntl();
  const locale = useLocale();
  const hours = useHoursFields();
  return useMemo(() => {
    const label = (name: string) => intl.formatMessage({ id: `branch-records.field.${name}` });
    const closed = intl.formatMessage({ id: 'office.hours.onHolidays.closed' });
    return [
      ...TEXT_FIELDS.map((name) => ({
        ...{ name, label: label(name) },
        show: name === 'province_code' ? (code: unknown) => provinceName(String(code)) : String,
      })),
      {
        ...{ name: 'services', label: label('services') },
        show: (value: unknown) =>
          intl.formatList(
            (value as BranchService[]).map((one) =>
              intl.formatMessage({ id: `branches.service.${one}` }),
            ),
          ),
      },
      ...hours,
      ...WEEKDAYS.map((day) => ({
        name: `pharmacist_hours.${day}` as const,
        label: `${label('pharmacist_hours')}: ${weekdayName(day, locale)}`,
        show: (value: unknown) => (value as DayHours)?.join('–') ?? closed,
      })),
    ] as const;
  }, [intl, locale, hours, provinceName]);
}
