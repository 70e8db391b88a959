import { useIntl } from 'react-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioCard } from '@/components/ui/radio-card';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { QuestionnaireQuestion } from '@/lib/questionnaires/contract';
import { ANSWER_LENGTH, type Answer } from '@/lib/health/branching';
import styles from './questionnaires.module.scss';

interface QuestionFieldProps {
  readonly question: QuestionnaireQuestion;
  readonly answer: Answer | undefined;
  /** The shopper tried to continue without a valid answer. */
  readonly isMissing: boolean;
  readonly onAnswer: (answer: Answer | undefined) => void;
}

/** The field of a question, by its kind. */
export function QuestionField(props: QuestionFieldProps) {
  const { kind } = props.question;
  if (kind === 'number') return <NumberField {...props} />;
  if (kind === 'text') return <LongField {...props} />;
  return <Choices {...props} />;
}

function useProblem({ question, isMissing }: QuestionFieldProps): string | undefined {
  const intl = useIntl();
  if (!isMissing) return undefined;
  const { kind, least, most } = question;
  if (kind !== 'number' || least === null || most === null) {
    return intl.formatMessage({ id: 'questionnaires.answer' });
  }
  return intl.formatMessage({ id: 'questionnaires.answerBetween' }, { least, most });
}

function Choices(props: QuestionFieldProps) {
  const { question, answer, onAnswer } = props;
  const { id, kind, text, hint, options } = question;
  const problem = useProblem(props);
  const chosen = typeof answer === 'object' ? answer : [];
  const toggle = (option: (typeof options)[number], on: boolean) => {
    const others = options
      .filter((one) => chosen.includes(one.id) && one.id !== option.id)
      .filter((one) => !option.alone && !one.alone)
      .map((one) => one.id);
    const next = on ? [...others, option.id] : chosen.filter((one) => one !== option.id);
    onAnswer(next.length === 0 ? undefined : next);
  };
  return (
    <fieldset>
      <legend className="visually-hidden">{text}</legend>
      {hint !== '' && <p className={styles.hint}>{hint}</p>}
      {options.map((option) =>
        kind === 'single' ? (
          <RadioCard
            key={option.id}
            name={id}
            value={option.id}
            label={option.label}
            checked={answer === option.id}
            onChange={() => {
              onAnswer(option.id);
            }}
          />
        ) : (
          <div key={option.id} className={styles.option}>
            <Checkbox
              label={option.label}
              checked={chosen.includes(option.id)}
              onChange={({ target }) => {
                toggle(option, target.checked);
              }}
            />
          </div>
        ),
      )}
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function NumberField(props: QuestionFieldProps) {
  const { question, answer, onAnswer } = props;
  const { text, hint, unit } = question;
  const intl = useIntl();
  const withUnit = intl.formatMessage({ id: 'questionnaires.withUnit' }, { text, unit });
  const problem = useProblem(props);
  return (
    <TextField
      label={unit === '' ? text : withUnit}
      hint={hint === '' ? undefined : hint}
      type="number"
      inputMode="decimal"
      required
      defaultValue={typeof answer === 'number' ? String(answer) : ''}
      error={problem}
      onChange={({ target }) => {
        onAnswer(target.value === '' ? undefined : Number(target.value));
      }}
    />
  );
}

function LongField(props: QuestionFieldProps) {
  const { question, answer, onAnswer } = props;
  const { text, hint, required } = question;
  const problem = useProblem(props);
  return (
    <TextArea
      label={text}
      hint={hint === '' ? undefined : hint}
      required={required}
      maxLength={ANSWER_LENGTH}
      value={typeof answer === 'string' ? answer : ''}
      error={problem}
      onChange={({ target }) => {
        onAnswer(target.value === '' ? undefined : target.value);
      }}
    />
  );
}
