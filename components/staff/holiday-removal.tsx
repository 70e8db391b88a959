'use client';

import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { KeptHoliday } from '@/lib/branches/contract-days';
import { normalizeError } from '@/lib/api/error';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { removeHolidayMutation } from '@/lib/branches/queries-days';
import { useUi } from '@/stores/ui';

interface HolidayRemovalProps {
  readonly holiday: KeptHoliday;
  readonly onRefresh: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before all branches open on that day as on any other. */
export function HolidayRemoval({ holiday, onRefresh, onClose }: HolidayRemovalProps) {
  const intl = useIntl();
  const locale = useLocale();
  const remove = useMutation({
    ...removeHolidayMutation,
    onSuccess: () => {
      onClose();
      useUi.getState().showToast(text('daysSaved'));
    },
    onSettled: onRefresh,
  });
  const values = {
    day: formatDay(holiday.date, locale),
    name: locale === 'th' ? holiday.name_th : holiday.name_en,
  };
  const text = (name: string) => intl.formatMessage({ id: `staff.${name}` }, values);
  return (
    <ConfirmDialog
      title={text('holidayRemoveTitle')}
      text={text('holidayRemoveText')}
      labels={{
        close: text('close'),
        keep: text('holidayKeep'),
        confirm: text('holidayRemove'),
      }}
      busy={remove.isPending}
      refusal={remove.error ? normalizeError(remove.error).message : undefined}
      onConfirm={() => {
        remove.mutate(holiday);
      }}
      onClose={onClose}
    />
  );
}
