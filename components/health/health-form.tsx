import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { PREGNANCY, PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values';
import type { HealthNotes, HealthProfile } from '@/lib/health/contract';
import { normalizeError } from '@/lib/api/error';
import { decimalInput } from '@/lib/format/input-filter';
import { NOTE_KINDS } from '@/lib/health/names';
import { healthQuery, saveHealthMutation } from '@/lib/health/queries';
import { useUi } from '@/stores/ui';
import styles from './health.module.scss';
import { NoteList } from './note-list';
import { Withdraw } from './withdraw';

interface HealthFormProps {
  readonly profile: HealthProfile;
  readonly onWithdrawn: () => void;
}

/** Allergies, illnesses, medicines in use, each in the member's own words; weight and pregnancy. */
export function HealthForm({ profile, onWithdrawn }: HealthFormProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const text = (id: string) => intl.formatMessage({ id: `health.${id}` });
  const { allergies, conditions, medicines, pregnancy, consent } = profile;
  const [notes, setNotes] = useState<HealthNotes>({ allergies, conditions, medicines, pregnancy });
  const [weight, setWeight] = useState(profile.weight === null ? '' : String(profile.weight));
  const [asked, setAsked] = useState(false);
  const isOff = weight !== '' && !(Number(weight) >= 1 && Number(weight) <= 300);
  const save = useMutation({
    ...saveHealthMutation,
    onSuccess: (saved) => {
      showToast(text('saved'));
      client.setQueryData(healthQuery.queryKey, saved);
    },
  });
  const error = save.error ? normalizeError(save.error) : undefined;
  return (
    <form
      className={styles.profile}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isOff) return;
        const own = { ...notes, weight: weight === '' ? null : Number(weight) };
        const agreed = { ...own, consent_version: PROFILE_CONSENT_VERSION };
        save.mutate(consent?.current ? own : agreed);
      }}
    >
      <p>{text('intro')}</p>
      {NOTE_KINDS.map((kind) => (
        <NoteList
          key={kind}
          kind={kind}
          notes={notes[kind]}
          onChange={(changed) => {
            setNotes({ ...notes, [kind]: changed });
          }}
        />
      ))}
      <TextField
        label={text('weight')}
        hint={text('weightHint')}
        error={asked && isOff ? text('weightNeeded') : undefined}
        value={weight}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => {
          setWeight(target.value);
        }}
        {...decimalInput(3, 1)}
      />
      <SelectField
        label={text('pregnancy')}
        value={notes.pregnancy}
        onChange={({ target }) => {
          setNotes({ ...notes, pregnancy: target.value as HealthNotes['pregnancy'] });
        }}
      >
        {PREGNANCY.map((state) => (
          <option key={state} value={state}>
            {text(`pregnancy.${state}`)}
          </option>
        ))}
      </SelectField>
      {error && (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button type="submit" busy={save.isPending}>
          {text('save')}
        </Button>
        {consent && <Withdraw onWithdrawn={onWithdrawn} />}
      </div>
      <p className={styles.hint}>{text('noDiagnosis')}</p>
    </form>
  );
}
