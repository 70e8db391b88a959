import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { DayTimes } from '@/components/ui/day-times';
import { Notice } from '@/components/ui/notice';
import { RadioCard } from '@/components/ui/radio-card';
import type { BranchDays } from '@/lib/branches/contract-days';
import type { DayHours } from '@/lib/branches/contract-hours';
import { normalizeError } from '@/lib/api/error';
import { hoursLine, weekdayName } from '@/lib/format/hours';
import { useLocale } from '@/lib/i18n/use-locale';
import { branchDaysKey, branchHoursMutation } from '@/lib/branches/queries-days';
import { useUi } from '@/stores/ui';
import styles from './staff.module.scss';

/** Choices for a public holiday. Empty hours are not the same as closed. */
const MODES = ['usual', 'closed', 'hours'] as const;

/** The week of a branch, and what it does on public holidays. */
export function BranchHoursForm({ branch }: { readonly branch: BranchDays['branches'][number] }) {
  const { id, on_holidays: kept } = branch;
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const text = (name: string) => intl.formatMessage({ id: `staff.${name}` });
  const times = { from: text('hoursFrom'), until: text('hoursUntil') };
  const [read, setRead] = useState(branch.version);
  const [hours, setHours] = useState(branch.hours);
  const [mode, setMode] = useState(modeOf(kept));
  const [special, setSpecial] = useState<DayHours>(kept?.hours ?? null);
  const save = useMutation({
    ...branchHoursMutation(locale),
    onSuccess: (saved) => {
      setRead(saved.version);
      useUi.getState().showToast(text('daysSaved'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: branchDaysKey }),
  });
  const error = save.error && normalizeError(save.error);
  const isStale = error?.code === 'VERSION_STALE';
  // Shows the version that was saved meanwhile.
  const version = isStale ? branch.version : read;
  const ofHolidays = kept?.hours?.join('–') ?? text(`onHolidays.${modeOf(kept)}`);
  const saved = `${hoursLine(branch.hours, locale)}, ${text('onHolidays')}: ${ofHolidays}`;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const other = { hours: mode === 'closed' ? null : special };
        save.mutate({ id, version, hours, on_holidays: mode === 'usual' ? null : other });
      }}
    >
      <p className={styles.reviewFacts}>{text('hoursHint')}</p>
      {hours.map((day, index) => {
        const name = weekdayName(index, locale);
        return (
          <fieldset key={name} className={styles.dayTimes}>
            <legend>{name}</legend>
            <DayTimes
              value={day}
              labels={times}
              onChange={(next) => {
                setHours(hours.map((one, at) => (at === index ? next : one)));
              }}
            />
          </fieldset>
        );
      })}
      <fieldset className={styles.choices}>
        <legend>{text('onHolidays')}</legend>
        {MODES.map((one) => (
          <RadioCard
            key={one}
            name="on_holidays"
            value={one}
            label={text(`onHolidays.${one}`)}
            checked={mode === one}
            onChange={() => {
              setMode(one);
            }}
          />
        ))}
      </fieldset>
      {mode === 'hours' && (
        <fieldset className={styles.dayTimes}>
          <legend>{text('onHolidays.hours')}</legend>
          <DayTimes value={special} labels={times} onChange={setSpecial} />
        </fieldset>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {isStale ? intl.formatMessage({ id: 'staff.hoursChanged' }, { saved }) : error.message}
        </Notice>
      )}
      <div className={styles.reviewWays}>
        <Button type="submit" busy={save.isPending}>
          {text('hoursSave')}
        </Button>
      </div>
    </form>
  );
}

function modeOf(kept: BranchDays['branches'][number]['on_holidays']): (typeof MODES)[number] {
  if (kept === null) return 'usual';
  return kept.hours === null ? 'closed' : 'hours';
}
