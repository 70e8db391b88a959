'use client';

import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import type { PublicHoliday } from '@/lib/api/contract/branch-days';
import { normalizeError } from '@/lib/api/error';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { removeHolidayMutation } from '@/lib/queries/branch-days';

interface HolidayRemovalProps {
  readonly holiday: PublicHoliday;
  readonly onRemoved: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before all branches open on that day as on any other. */
export function HolidayRemoval({ holiday, onRemoved, onClose }: HolidayRemovalProps) {
  const intl = useIntl();
  const locale = useLocale();
  const remove = useMutation({
    ...removeHolidayMutation,
    onSuccess: async () => {
      onClose();
      await onRemoved();
    },
  });
  const values = {
    day: formatDay(holiday.date, locale),
    name: locale === 'th' ? holiday.name_th : holiday.name_en,
  };
  const text = (name: string) => intl.formatMessage({ id: `staff.${name}` }, values);
  return (
    <Modal
      show
      brief
      title={text('holidayRemoveTitle')}
      closeLabel={text('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            {text('holidayKeep')}
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => {
              remove.mutate(holiday.date);
            }}
          >
            {text('holidayRemove')}
          </Button>
        </>
      }
    >
      <p>{text('holidayRemoveText')}</p>
      {remove.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(remove.error).message}
        </Notice>
      )}
    </Modal>
  );
}
