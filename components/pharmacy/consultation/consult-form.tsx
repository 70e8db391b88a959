'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { NewConversation } from '@/lib/api/contract/asking';
import type { Question } from '@/lib/api/contract/conversations';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import {
  questionsQuery,
  refreshConversation,
  startConversation,
  tellRedFlags,
} from '@/lib/queries/consultation';
import { ConsentStep } from './consent-step';
import styles from './consultation.module.scss';
import { FlagStep } from './flag-step';
import { isPrescription, problemsOf, toNewConversation, type IntakeValues } from './intake';
import { IntakePhotos } from './intake-photos';
import { LatePrescriptionFields } from './late-prescription';
import { RedFlagScreen } from './red-flag-screen';
import { SymptomStep } from './symptom-step';
import { TopicStep } from './topic-step';
import { useIntake } from './use-intake';
import { useIntakePhotos } from './use-intake-photos';
import { useKeepPerson } from './use-keep-person';

const STEPS = 4;
const ISSUED_ON = 'prescription.issued_on';

/** What the pharmacist should know first, in four short steps. */
export function ConsultForm({ forLater = false }: { readonly forLater?: boolean }) {
  const { data: questions } = useQuery(questionsQuery(useLocale()));
  const intl = useIntl();
  if (!questions) return <Spinner label={intl.formatMessage({ id: 'consultation.waiting' })} />;
  return <Steps questions={questions} forLater={forLater} />;
}

interface StepsProps {
  readonly questions: readonly Question[];
  /** It waits until pharmacists are back. */
  readonly forLater: boolean;
}

function Steps({ questions, forLater }: StepsProps) {
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
  const question = questions.find(({ id }) => String(id) === values.question);
  // Which days are too old, or still to come, is known by the shop's clock alone.
  const refusedDay = start.error && ISSUED_ON in normalizeError(start.error).fields;
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

  if (stopped) {
    return (
      <RedFlagScreen
        onBack={() => {
          setStopped(false);
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
        goOn();
      }}
    >
      <StepHead step={step} filled={values.filled} />
      {step === 1 && <TopicStep {...{ questions, values, change, problems }} />}
      {step === 2 && question && (
        <FlagStep flags={question.red_flags} chosen={flags} onChoose={setFlags} />
      )}
      {step === 3 && (
        <SymptomStep
          {...{ values, change, problems }}
          photos={
            <>
              <LatePrescriptionFields {...{ values, change, problems }} />
              <IntakePhotos {...photos} needed={shown && lacksPhoto} />
            </>
          }
        />
      )}
      {step === 4 && (
        <ConsentStep {...{ agreed, shown }} onAgree={setAgreed} keeping={person.asked} />
      )}
      {start.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(start.error).message}
        </Notice>
      )}
      <StepButtons
        step={step}
        busy={start.isPending}
        onBack={() => {
          goTo(step - 1);
        }}
      />
    </form>
  );
}

function AnswersKept({ filled }: Pick<IntakeValues, 'filled'>) {
  const intl = useIntl();
  if (filled !== 'again') return null;
  return <Notice tone="info">{intl.formatMessage({ id: 'consultation.againKept' })}</Notice>;
}

function StepHead({ step, filled }: { readonly step: number; readonly filled: string }) {
  const intl = useIntl();
  const heading = useFocusOn(step);
  return (
    <>
      <p className={styles.progress}>
        {intl.formatMessage({ id: 'consultation.step' }, { step, steps: STEPS })}
      </p>
      <AnswersKept filled={filled} />
      <h2 ref={heading} tabIndex={-1}>
        {intl.formatMessage({ id: `consultation.step${String(step)}` })}
      </h2>
    </>
  );
}

interface Start {
  readonly ask: () => Promise<NewConversation>;
  readonly onStarted: (conversation: number) => void;
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
}

/** Opens the conversation, and leads there. */
function useStart({ ask, onStarted, onRefused }: Start) {
  const locale = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => startConversation(await ask(), locale),
    retry: false,
    onError: (failure) => {
      onRefused(normalizeError(failure).fields);
    },
    onSuccess: async ({ id }) => {
      onStarted(id);
      await refreshConversation(client);
      router.replace(pathTo(locale, '/pharmacy/consult/:conversation', { conversation: id }));
    },
  });
}

interface StepButtonsProps {
  readonly step: number;
  readonly busy: boolean;
  readonly onBack: () => void;
}

function StepButtons({ step, busy, onBack }: StepButtonsProps) {
  const intl = useIntl();
  return (
    <div className={styles.buttons}>
      <Button type="submit" busy={busy}>
        {intl.formatMessage({ id: step === STEPS ? 'consultation.ask' : 'consultation.next' })}
      </Button>
      {step > 1 && (
        <Button variant="ghost" onClick={onBack}>
          {intl.formatMessage({ id: 'consultation.back' })}
        </Button>
      )}
    </div>
  );
}

/** Whoever goes on hears and sees where they are; the first step does not take the focus. */
function useFocusOn(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
