import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { Questionnaire, QuestionnaireQuestion } from '@/lib/questionnaires/contract';
import { OrderStep } from './order-step';
import { QuestionField } from './question-field';
import type { BranchSlot } from './branch-slot';
import styles from './questionnaires.module.scss';
import { StopScreen } from './stop-screen';
import { ORDER, useQuestionnaire, WHO, type QuestionnaireState } from './use-questionnaire';
import { WhoStep } from './who-step';

interface QuestionnaireFormProps {
  readonly questionnaire: Questionnaire;
  readonly branches: (slot: BranchSlot) => ReactNode;
  /** Questions or price changed. */
  readonly onStale: () => void;
}

/** One question at a time, then the order. */
export function QuestionnaireForm({ questionnaire, branches, onStale }: QuestionnaireFormProps) {
  const state = useQuestionnaire(questionnaire);
  const [shown, setShown] = useState(false);
  const [stopped, setStopped] = useState(false);
  const { way, at, values } = state;
  const question = way.asked.find(({ id }) => id === at);
  const lacks = at === WHO ? values.who === '' : way.missing?.id === at;
  const goOn = () => {
    setShown(lacks);
    if (lacks) return;
    if (way.stop?.question.id === at) setStopped(true);
    else if (state.next !== undefined) state.goTo(state.next);
  };
  const back = () => {
    setShown(false);
    state.back();
  };
  if (stopped && way.stop) {
    const { kind, advice } = way.stop.question.stops[way.stop.index] ?? FALLBACK;
    return (
      <StopScreen
        {...{ kind, advice }}
        onBack={() => {
          setStopped(false);
        }}
      />
    );
  }
  if (at === ORDER) {
    return <OrderStep {...{ questionnaire, state, branches, onStale }} onBack={back} />;
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <StepHead name={questionnaire.name} state={state} question={question} />
      {question ? (
        <QuestionField
          key={question.id}
          question={question}
          answer={state.answers[question.id]}
          isMissing={shown && lacks}
          onAnswer={(answer) => {
            state.answer(question.id, answer);
          }}
        />
      ) : (
        <WhoStep state={state} isMissing={shown && lacks} />
      )}
      <StepButtons isFirst={at === WHO} onBack={back} />
    </form>
  );
}

const FALLBACK = { kind: 'doctor', advice: '' } as const;

interface StepHeadProps {
  readonly name: string;
  readonly state: QuestionnaireState;
  readonly question: QuestionnaireQuestion | undefined;
}

function StepHead({ name, state, question }: StepHeadProps) {
  const intl = useIntl();
  const heading = useFocusOn(state.at);
  const step = state.index + 1;
  const label = intl.formatMessage({ id: 'questionnaires.step' }, { name, step });
  return (
    <>
      <p className={styles.progress}>{label}</p>
      <h2 ref={heading} tabIndex={-1}>
        {question?.text ?? intl.formatMessage({ id: 'questionnaires.who' })}
      </h2>
    </>
  );
}

function StepButtons({
  isFirst,
  onBack,
}: {
  readonly isFirst: boolean;
  readonly onBack: () => void;
}) {
  const intl = useIntl();
  return (
    <div className={styles.buttons}>
      <Button type="submit">{intl.formatMessage({ id: 'questionnaires.next' })}</Button>
      {!isFirst && (
        <Button variant="ghost" onClick={onBack}>
          {intl.formatMessage({ id: 'questionnaires.back' })}
        </Button>
      )}
    </div>
  );
}

/** Moves the focus to the heading of a new step; the first step does not take it. */
function useFocusOn(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
