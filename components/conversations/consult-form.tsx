'use client';

import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { Question } from '@/lib/conversations/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { questionsQuery, tellRedFlags } from '@/lib/conversations/queries';
import { ConsentStep } from './consent-step';
import styles from './consultation.module.scss';
import { FlagStep } from './flag-step';
import { isPrescription, problemsOf, toNewConversation, type StepProps } from './intake';
import { IntakePhotos } from './intake-photos';
import { LatePrescriptionFields } from './late-prescription';
import { RedFlagScreen } from './red-flag-screen';
import { StepButtons, StepHead, STEPS } from './step-frame';
import { SymptomStep } from './symptom-step';
import { TopicStep } from './topic-step';
import { useIntake } from './use-intake';
import { useIntakePhotos } from './use-intake-photos';
import { useKeepPerson } from './use-keep-person';
import { useStart } from './use-start';

const ISSUED_ON = 'prescription.issued_on';

/** Questions before a conversation, in four short steps. */
export function ConsultForm({ forLater = false }: { readonly forLater?: boolean }) {
  const { data: questions } = useQuery(questionsQuery(useLocale()));
  const intl = useIntl();
  if (!questions) return <Spinner label={intl.formatMessage({ id: 'conversations.waiting' })} />;
  return <Steps questions={questions} forLater={forLater} />;
}

interface StepsProps {
  readonly questions: readonly Question[];
  /** It waits until pharmacists are back. */
  readonly forLater: boolean;
}

function Steps({ questions, forLater }: StepsProps) {
  const { values, change, step, problems, ...form } = useSteps(forLater);
  const question = questions.find(({ id }) => String(id) === values.question);

  if (form.stopped) {
    return (
      <RedFlagScreen
        onBack={() => {
          form.setStopped(false);
        }}
      />
    );
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.goOn();
      }}
    >
      <StepHead step={step} filled={values.filled} />
      {step === 1 && <TopicStep {...{ questions, values, change, problems }} />}
      {step === 2 && question && (
        <FlagStep flags={question.red_flags} chosen={form.flags} onChoose={form.setFlags} />
      )}
      {step === 3 && <SymptomPart {...{ values, change, problems }} photos={form.photos} />}
      {step === 4 && (
        <ConsentStep
          {...{ agreed: form.agreed, shown: form.shown, keeping: form.keeping }}
          onAgree={form.setAgreed}
        />
      )}
      <Refusal failure={form.start.error} />
      <StepButtons
        step={step}
        busy={form.start.isPending}
        onBack={() => {
          form.goTo(step - 1);
        }}
      />
    </form>
  );
}

/** The values of the form, the step that is shown, and the way on. */
function useSteps(forLater: boolean) {
  const { values, change, drop } = useIntake();
  const [flags, setFlags] = useState<readonly string[]>([]);
  const [stopped, setStopped] = useState(false);
  const [shown, setShown] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const person = useKeepPerson(values, change);
  const isAgreed = agreed && person.asked?.agreed !== false;
  const ofPrescription = isPrescription(values.question);
  const { handTo, ...photos } = useIntakePhotos(ofPrescription);
  const lacksPhoto = ofPrescription && photos.photos.length === 0;
  const start = useStart({
    ask: async () => ({ ...toNewConversation(await person.keep()), for_later: forLater }),
    onStarted: (conversation) => {
      handTo(conversation);
      drop();
    },
    onRefused: (fields) => {
      if (ISSUED_ON in fields) change({ step: '3' });
    },
  });
  const step = Math.min(Math.max(Number(values.step) || 1, 1), STEPS);
  const refusedDay = isDayRefused(start.error);
  const problems = {
    ...(shown && problemsOf(values, step)),
    ...(refusedDay && { issuedOn: 'invalid' as const }),
  };

  const goTo = (next: number) => {
    setShown(false);
    if (refusedDay) start.reset();
    change({ step: String(next) });
  };
  const goOn = () => {
    const isIncomplete = Object.keys(problemsOf(values, step)).length > 0;
    if (isIncomplete || (step === 3 && lacksPhoto) || (step === STEPS && !isAgreed)) {
      setShown(true);
      return;
    }
    if (step === 2 && flags.length > 0) {
      setStopped(true);
      void tellRedFlags(Number(values.question), flags).catch(() => undefined);
    } else if (step < STEPS) goTo(step + 1);
    else start.mutate();
  };

  return {
    ...{ values, change, step, problems, goTo, goOn, start, flags, setFlags },
    ...{ stopped, setStopped, agreed, setAgreed, shown, keeping: person.asked },
    photos: { ...photos, needed: shown && lacksPhoto },
  };
}

function Refusal({ failure }: { readonly failure: Error | null }) {
  if (!failure) return null;
  return (
    <Notice tone="danger" role="alert">
      {normalizeError(failure).message}
    </Notice>
  );
}

/** Whether a prescription is too old, or of a day to come: only the shop's clock knows. */
function isDayRefused(failure: Error | null): boolean {
  return failure !== null && ISSUED_ON in normalizeError(failure).fields;
}

interface SymptomPartProps extends StepProps {
  readonly photos: ComponentProps<typeof IntakePhotos>;
}

function SymptomPart({ photos, ...step }: SymptomPartProps) {
  return (
    <SymptomStep
      {...step}
      photos={
        <>
          <LatePrescriptionFields {...step} />
          <IntakePhotos {...photos} />
        </>
      }
    />
  );
}
