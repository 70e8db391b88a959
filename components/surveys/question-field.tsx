import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { RadioCard } from '@/components/ui/radio-card';
import { TextArea } from '@/components/ui/text-area';
import type { SurveyQuestion } from '@/lib/surveys/contract';
import { ScaleField } from './scale-field';
import styles from './surveys.module.scss';
import type { Answer } from './use-survey';

interface QuestionFieldProps {
  readonly question: SurveyQuestion;
  readonly number: number;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly onChange: (answer: Answer) => void;
}

export function QuestionField({ question, number, answer, error, onChange }: QuestionFieldProps) {
  const intl = useIntl();
  const errorId = useId();
  const { kind, text, required } = question;
  const id = required ? 'surveys.question' : 'surveys.questionOptional';
  const label = intl.formatMessage({ id }, { number, text });
  if (kind === 'text') {
    return (
      <div className={styles.question}>
        <TextArea
          label={label}
          error={error}
          required={required}
          value={typeof answer === 'string' ? answer : ''}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      </div>
    );
  }
  return (
    <fieldset
      className={styles.question}
      data-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend data-required={required}>{label}</legend>
      {kind === 'scale' ? (
        <ScaleField question={question} answer={answer} onChange={onChange} />
      ) : (
        <Options question={question} answer={answer} onChange={onChange} />
      )}
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          <Icon name="warning" size="sm" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

type OptionsProps = Pick<QuestionFieldProps, 'question' | 'answer' | 'onChange'>;

function Options({ question, answer, onChange }: OptionsProps) {
  const name = useId();
  const chosen = Array.isArray(answer) ? answer : [];
  if (question.kind === 'single') {
    return (
      <div className={styles.options}>
        {question.options.map(({ id, label }) => (
          <RadioCard
            key={id}
            label={label}
            name={name}
            value={id}
            checked={answer === id}
            onChange={() => {
              onChange(id);
            }}
          />
        ))}
      </div>
    );
  }
  return (
    <div className={styles.checks}>
      {question.options.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          checked={chosen.includes(id)}
          onChange={({ target }) => {
            onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id));
          }}
        />
      ))}
    </div>
  );
}
