import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { DayTimes } from '@/components/ui/day-times';
import { Notice } from '@/components/ui/notice';
import type { Roster } from '@/lib/conversations/contract-office';
import { normalizeError } from '@/lib/api/error';
import { hoursLine, weekdayName } from '@/lib/format/hours';
import { useLocale } from '@/lib/i18n/use-locale';
import { rosterMutation, rostersQuery } from '@/lib/conversations/queries-office';
import { useUi } from '@/stores/ui';
import styles from './office.module.scss';

const NO_FIELDS: Readonly<Record<string, string>> = {};

/** One pharmacist's week, folded until edited. */
export function RosterForm({ initial }: { readonly initial: Roster }) {
  const intl = useIntl();
  const locale = useLocale();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const text = (id: string) => intl.formatMessage({ id: `conversations.office.${id}` });
  const times = { from: text('from'), until: text('until') };
  const [duty, setDuty] = useState(initial.duty);
  const [read, setRead] = useState(initial.version);
  const save = useMutation({
    ...rosterMutation,
    onSuccess: (saved) => {
      client.setQueryData(rostersQuery(locale).queryKey, saved);
      setRead(saved.entities.find(({ id }) => id === initial.id)?.version ?? read);
      showToast(text('saved'));
    },
    onError: async (failure) => {
      const { code, message } = normalizeError(failure);
      showToast(message, 'danger');
      if (code === 'VERSION_STALE') await client.invalidateQueries(rostersQuery(locale));
    },
  });
  const { code, fields } = save.error
    ? normalizeError(save.error)
    : { code: '', fields: NO_FIELDS };
  const isStale = code === 'VERSION_STALE';
  const { id, name, licence_no: licence } = initial;
  return (
    <details className={styles.roster}>
      <summary>
        <Icon name="chevron-down" size="sm" />
        <strong>{name}</strong>
        <small>{intl.formatMessage({ id: 'conversations.office.licence' }, { licence })}</small>
        <span>{hoursLine(initial.duty, locale)}</span>
      </summary>
      <form
        aria-label={intl.formatMessage({ id: 'conversations.office.rosterOf' }, { name })}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A roster that was saved meanwhile is shown before it is replaced.
          const version = isStale ? initial.version : read;
          save.mutate({ id, locale, roster: { duty, version } });
        }}
      >
        {duty.map((day, index) => {
          const weekday = weekdayName(index, locale);
          return (
            <fieldset key={weekday} className={styles.day}>
              <legend>{weekday}</legend>
              <DayTimes
                value={day}
                labels={times}
                error={fields[`duty.${String(index)}`]}
                onChange={(next) => {
                  setDuty(duty.map((one, at) => (at === index ? next : one)));
                }}
              />
            </fieldset>
          );
        })}
        {isStale && (
          <Notice tone="warning" role="alert">
            {intl.formatMessage(
              { id: 'conversations.office.changed' },
              { saved: hoursLine(initial.duty, locale) },
            )}
          </Notice>
        )}
        <Button type="submit" busy={save.isPending}>
          {text('save')}
        </Button>
      </form>
    </details>
  );
}
