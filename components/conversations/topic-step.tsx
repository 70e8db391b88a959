import { useIntl } from 'react-intl';
import { RadioCard } from '@/components/ui/radio-card';
import type { Question } from '@/lib/conversations/contract';
import styles from './consultation.module.scss';
import type { StepProps } from './intake';
import { PatientChoice } from './patient-choice';

/** Topic and patient. */
export function TopicStep({
  questions,
  values,
  change,
  problems,
}: StepProps & { readonly questions: readonly Question[] }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `conversations.${id}` });
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
      <PatientChoice {...{ values, change, problems }} />
    </>
  );
}
