import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { SINCE } from '@/lib/conversations/contract-values';
import { PREGNANCY } from '@/lib/health/contract-values';
import { tidyLines } from '@/lib/format/tidy-text';
import styles from './consultation.module.scss';
import { ProfileNote } from './profile-note';
import type { IntakeValues, StepProps } from './intake';

interface SymptomStepProps extends StepProps {
  /** Stands below the first words. */
  readonly photos: ReactNode;
}

/** Symptom, its duration, and the patient's health facts. */
export function SymptomStep({ values, change, problems, photos }: SymptomStepProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `conversations.${id}` });
  const area = (name: keyof IntakeValues, max: number) => ({
    label: text(name),
    value: values[name],
    max,
    onChange: (value: string) => {
      change({ [name]: value });
    },
  });
  return (
    <>
      <Area
        {...area('text', 1_000)}
        required
        hint={text('textHint')}
        error={problems.text && text('textNeeded')}
      />
      {photos}
      <SelectField
        label={text('since')}
        value={values.since}
        onChange={({ target }) => {
          change({ since: target.value });
        }}
      >
        {SINCE.map((since) => (
          <option key={since} value={since}>
            {text(`since.${since}`)}
          </option>
        ))}
      </SelectField>
      <ProfileNote {...{ values, change }} />
      <Area {...area('allergies', 500)} hint={text('noneHint')} />
      <Area {...area('conditions', 500)} />
      <Area {...area('medicines', 500)} />
      {values.for !== 'child' && (
        <SelectField
          label={text('pregnancy')}
          value={values.pregnancy}
          onChange={({ target }) => {
            change({ pregnancy: target.value });
          }}
        >
          {PREGNANCY.map((state) => (
            <option key={state} value={state}>
              {text(`pregnancy.${state}`)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

interface AreaProps {
  readonly label: string;
  readonly value: string;
  readonly max: number;
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
}

export function Area(props: AreaProps) {
  const { label, value, max, onChange, required = false, readOnly, hint, error } = props;
  const id = useId();
  const intl = useIntl();
  const length = tidyLines(value).length;
  const tooLong = intl.formatMessage({ id: 'conversations.tooLong' }, { max, length });
  const fault = length > max ? tooLong : error;
  return (
    <Field id={id} label={label} hint={hint} error={fault} required={required}>
      <textarea
        id={id}
        className={styles.area}
        rows={2}
        value={value}
        required={required}
        readOnly={readOnly}
        aria-invalid={fault !== undefined}
        aria-describedby={describedBy(id, hint, fault)}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </Field>
  );
}
