import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { REFILL_CHOICES } from '@/lib/refills/contract-values';
import type { Refill } from '@/lib/refills/contract';
import { normalizeError } from '@/lib/api/error';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { refillsKey, setRefillMutation, stopRefillMutation } from '@/lib/refills/queries';
import { useUi } from '@/stores/ui';
import styles from './refills.module.scss';

const STATE_TEXT = {
  told: 'refills.told',
  bought: 'refills.boughtAgain',
  lapsed: 'refills.lapsed',
} as const;

interface RefillReminderProps {
  readonly refill: Refill;
}

/** Sets the reminder of a medicine, and turns it off. */
export function RefillReminder({ refill }: RefillReminderProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { reminder } = refill;
  if (reminder?.state !== 'planned') {
    return (
      <>
        {reminder && (
          <p className={styles.state}>{intl.formatMessage({ id: STATE_TEXT[reminder.state] })}</p>
        )}
        <Choice refill={refill} />
      </>
    );
  }
  const day = formatDay(reminder.remind_at, locale);
  return (
    <div className={styles.planned}>
      <p className={styles.state}>{intl.formatMessage({ id: 'refills.planned' }, { day })}</p>
      <Stop refill={refill} />
    </div>
  );
}

function useSettled() {
  const client = useQueryClient();
  return {
    onError: (failure: unknown) => {
      useUi.getState().showToast(normalizeError(failure).message, 'danger');
    },
    onSettled: () => client.invalidateQueries({ queryKey: refillsKey }),
  };
}

function Choice({ refill: { product, suggested_days: suggested } }: RefillReminderProps) {
  const intl = useIntl();
  const name = product.product_name;
  const choices = REFILL_CHOICES.filter((days) => days !== suggested);
  const [days, setDays] = useState(suggested ?? 30);
  const set = useMutation({
    ...setRefillMutation(product.id),
    ...useSettled(),
    onSuccess: () => {
      useUi.getState().showToast(intl.formatMessage({ id: 'refills.set' }, { name }));
    },
  });
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        set.mutate(days);
      }}
    >
      <SelectField
        label={intl.formatMessage({ id: 'refills.lasts' })}
        value={days}
        onChange={(event) => {
          setDays(Number(event.target.value));
        }}
      >
        {suggested !== null && (
          <option value={suggested}>
            {intl.formatMessage({ id: 'refills.suggested' }, { days: suggested })}
          </option>
        )}
        {choices.map((one) => (
          <option key={one} value={one}>
            {intl.formatMessage({ id: 'refills.days' }, { days: one })}
          </option>
        ))}
      </SelectField>
      <Button
        type="submit"
        variant="secondary"
        busy={set.isPending}
        aria-label={intl.formatMessage({ id: 'refills.remindOf' }, { name })}
      >
        {intl.formatMessage({ id: 'refills.remind' })}
      </Button>
    </form>
  );
}

function Stop({ refill: { product } }: RefillReminderProps) {
  const intl = useIntl();
  const name = product.product_name;
  const stop = useMutation({
    ...stopRefillMutation(product.id),
    ...useSettled(),
    onSuccess: () => {
      useUi.getState().showToast(intl.formatMessage({ id: 'refills.stopped' }, { name }));
    },
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={stop.isPending}
      aria-label={intl.formatMessage({ id: 'refills.stopOf' }, { name })}
      onClick={() => {
        stop.mutate();
      }}
    >
      {intl.formatMessage({ id: 'refills.stop' })}
    </Button>
  );
}
