import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { BilingualFields } from '@/components/office/form/bilingual-fields';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { KeptHoliday, PublicHoliday } from '@/lib/branches/contract-days';
import { normalizeError } from '@/lib/api/error';
import { formatDay } from '@/lib/format/date';
import { isThaiName } from '@/lib/format/thai-name';
import { tidyLine } from '@/lib/format/tidy-text';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { branchDaysKey, setHolidayMutation } from '@/lib/branches/queries-days';
import { useUi } from '@/stores/ui';
import styles from './staff.module.scss';

const HolidayRemoval = lazy(() =>
  whenConnected(async () => ({ default: (await import('./holiday-removal')).HolidayRemoval })),
);

const EMPTY: PublicHoliday = { date: '', name_th: '', name_en: '', source: '' };
type Word = 'name_th' | 'name_en' | 'source';

/** The public holidays to come, of all branches: one is added, changed or taken away at a time. */
export function HolidayDesk({ holidays }: { readonly holidays: readonly KeptHoliday[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const text = (name: string) => intl.formatMessage({ id: `staff.${name}` });
  const form = useForm({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const refresh = () => queries.invalidateQueries({ queryKey: branchDaysKey });
  /** The holiday whose words were put into the form. */
  const [read, setRead] = useState<KeptHoliday>();
  const save = useMutation({
    ...setHolidayMutation(locale),
    onSuccess: () => {
      form.reset(EMPTY);
      setRead(undefined);
      useUi.getState().showToast(text('daysSaved'));
    },
    onSettled: refresh,
  });
  const error = save.error && normalizeError(save.error);
  const versionOf = ({ date }: PublicHoliday) => {
    // The list shows the version that was saved meanwhile.
    const isShown = error?.code === 'VERSION_STALE' && save.variables?.date === date;
    const seen = isShown ? holidays.find((one) => one.date === date) : read;
    return seen?.date === date ? seen.version : null;
  };
  const [leaving, setLeaving] = useState<KeptHoliday>();
  const required = text('holidayRequired');
  const faultOf = (name: Word, value: string) => {
    if (tidyLine(value) === '') return required;
    return name !== 'name_th' || isThaiName(value) || text('holidayInThai');
  };
  const word = (name: Word) => ({
    label: text(`holiday.${name}`),
    error: errors[name]?.message,
    ...form.register(name, { validate: (value) => faultOf(name, value) }),
  });
  return (
    <section className={styles.review} aria-labelledby="holidays">
      <h2 id="holidays">{text('holidays')}</h2>
      <p className={styles.reviewFacts}>{text('holidaysHint')}</p>
      <form
        className={styles.form}
        noValidate
        aria-label={text('holidayForm')}
        onSubmit={(event) => {
          void form.handleSubmit((holiday) => {
            save.mutate({ ...holiday, version: versionOf(holiday) });
          })(event);
        }}
      >
        <TextField
          type="date"
          label={text('holidayDate')}
          error={errors.date?.message}
          {...form.register('date', { required })}
        />
        <BilingualFields th={word('name_th')} en={word('name_en')} />
        <TextField autoComplete="off" {...word('source')} />
        {error && (
          <Notice tone="danger" role="alert">
            {error.message}
          </Notice>
        )}
        <div className={styles.reviewWays}>
          <Button type="submit" busy={save.isPending}>
            {text('holidaySave')}
          </Button>
        </div>
      </form>
      <ul className={styles.holidays}>
        {holidays.map((holiday) => (
          <li key={holiday.date}>
            <p>
              <time dateTime={holiday.date}>{formatDay(holiday.date, locale)}</time>
              <span>{locale === 'th' ? holiday.name_th : holiday.name_en}</span>
            </p>
            <Ways
              holiday={holiday}
              onChange={() => {
                const { version: _, ...words } = holiday;
                setRead(holiday);
                form.reset(words, { keepFieldsRef: true });
                form.setFocus('name_th');
              }}
              onRemove={() => {
                setLeaving(holiday);
              }}
            />
          </li>
        ))}
      </ul>
      {leaving && (
        <Suspense>
          <HolidayRemoval
            holiday={holidays.find(({ date }) => date === leaving.date) ?? leaving}
            onRefresh={refresh}
            onClose={() => {
              setLeaving(undefined);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

interface WaysProps {
  readonly holiday: PublicHoliday;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function Ways({ holiday, onChange, onRemove }: WaysProps) {
  const intl = useIntl();
  const locale = useLocale();
  const values = { day: formatDay(holiday.date, locale) };
  const named = (name: string) => intl.formatMessage({ id: `staff.${name}` }, values);
  return (
    <span className={styles.reviewWays}>
      <Button variant="ghost" size="sm" aria-label={named('holidayChangeOf')} onClick={onChange}>
        {named('holidayChange')}
      </Button>
      <Button variant="ghost" size="sm" aria-label={named('holidayRemoveOf')} onClick={onRemove}>
        {named('holidayRemove')}
      </Button>
    </span>
  );
}
