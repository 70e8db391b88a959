import { useIntl } from 'react-intl';
import { RadioCard } from '@/components/ui/radio-card';
import { TextField } from '@/components/ui/text-field';
import { PATIENTS } from '@/lib/api/contract/conversation-values';
import type { Question } from '@/lib/api/contract/conversations';
import { decimalInput, digitsInput } from '@/lib/input-filter';
import styles from './consultation.module.scss';
import type { IntakeValues, problemsOf } from './intake';

export interface StepProps {
  readonly values: IntakeValues;
  readonly change: (changes: Partial<IntakeValues>) => void;
  readonly problems: ReturnType<typeof problemsOf>;
}

/** What about, and for whom. */
export function TopicStep({
  questions,
  values,
  change,
  problems,
}: StepProps & { readonly questions: readonly Question[] }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `consultation.${id}` });
  return (
    <>
      <fieldset className={styles.choices} aria-describedby="question-error">
        <legend>{text('topic')}</legend>
        {questions.map(({ id, name }) => (
          <RadioCard
            key={id}
            name="question"
            label={name}
            value={String(id)}
            checked={values.question === String(id)}
            onChange={({ target }) => {
              change({ question: target.value });
            }}
          />
        ))}
      </fieldset>
      <p id="question-error" role="alert" className={styles.problem}>
        {problems.question && text('topicNeeded')}
      </p>
      <fieldset className={styles.choices}>
        <legend>{text('for')}</legend>
        {PATIENTS.map((patient) => (
          <RadioCard
            key={patient}
            name="for"
            label={text(`for.${patient}`)}
            value={patient}
            checked={values.for === patient}
            onChange={({ target }) => {
              change({ for: target.value });
            }}
          />
        ))}
      </fieldset>
      {values.for === 'child' && (
        <div className={styles.pair}>
          <TextField
            label={text('age')}
            inputMode="numeric"
            {...digitsInput(2)}
            required
            value={values.age}
            error={problems.age && text('ageNeeded')}
            onChange={({ target }) => {
              change({ age: target.value });
            }}
          />
          <TextField
            label={text('weight')}
            inputMode="decimal"
            {...decimalInput(3, 1)}
            required
            value={values.weight}
            error={problems.weight && text('weightNeeded')}
            onChange={({ target }) => {
              change({ weight: target.value });
            }}
          />
        </div>
      )}
    </>
  );
}
