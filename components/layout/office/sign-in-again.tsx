'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BotCheck } from '@/components/identity/bot-check';
import { CodeStep } from '@/components/identity/code-step';
import { PhoneStep } from '@/components/identity/phone-step';
import { FactorProof } from '@/components/people/factor-proof';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import type { LoginAnswer, OtpChallenge, User } from '@/lib/identity/contract';
import { loginSilently } from '@/lib/identity/queries';
import { owesSecondFactor } from '@/lib/people/queries';
import { useAuth } from '@/stores/auth';

const loadTexts = (locale: Locale) =>
  textsOf(
    import(`../../../messages/identity/${locale}.json`),
    import(`../../../messages/people/${locale}.json`),
  );

export interface SignInCheck {
  readonly siteKey: string | undefined;
  readonly showOutbox: boolean;
}

/** The answer of a sign-in; without a token, of one in another window. */
export interface SignedIn {
  readonly user: User;
  readonly access_token?: string;
}

export type Begin =
  | { readonly step: 'session' | 'factor' }
  | { readonly step: 'other'; readonly user: User };

interface SignInAgainProps {
  readonly begin: Begin;
  readonly check: SignInCheck;
  readonly onDone: () => void;
  /** Another person signed in, and wants to go on. */
  readonly onOther: (answer: SignedIn) => void;
  readonly onClose: () => void;
}

/** Dialog for a person whose sign-in ended, or who must show the second factor again. */
export function SignInAgain(props: SignInAgainProps) {
  return (
    <LazyIntl locale={useLocale()} load={loadTexts}>
      <Steps {...props} />
    </LazyIntl>
  );
}

const TITLES = { session: 'signInAgain', factor: 'factorAgain', other: 'otherPerson' } as const;

function Steps({ begin, check, onDone, onOther, onClose }: SignInAgainProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  // The person who typed, whoever signs in.
  const [person] = useState(() => useAuth.getState().user);
  const [step, setStep] = useState<keyof typeof TITLES>(begin.step);
  const [other, setOther] = useState<SignedIn | undefined>(
    begin.step === 'other' ? begin : undefined,
  );
  if (!person) return null;
  const accept = async (answer: LoginAnswer) => {
    if (answer.user.id !== person.id) {
      setOther(answer);
      setStep('other');
      return;
    }
    useAuth.getState().succeed(answer.user, answer.access_token);
    // Without an answer the repeated call says whether it is needed.
    if (await owesSecondFactor().catch(() => false)) setStep('factor');
    else onDone();
  };
  return (
    <Modal
      show
      title={text(TITLES[step])}
      closeLabel={text('close')}
      onClose={
        other && step === 'other'
          ? () => {
              onOther(other);
            }
          : onClose
      }
    >
      {step === 'session' && <SignIn person={person} check={check} onSignedIn={accept} />}
      {step === 'factor' && (
        <>
          {begin.step === 'factor' && <p>{text('factorAgainWhy')}</p>}
          <FactorProof onShown={onDone} />
        </>
      )}
      {step === 'other' && other && (
        <Other
          person={person}
          other={other.user}
          onBack={() => {
            setStep('session');
          }}
          onGoOn={() => {
            onOther(other);
          }}
        />
      )}
    </Modal>
  );
}

interface SignInProps {
  readonly person: User;
  readonly check: SignInCheck;
  readonly onSignedIn: (answer: LoginAnswer) => Promise<void>;
}

function SignIn({ person, check, onSignedIn }: SignInProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [sent, setSent] = useState<{ phone: string; challenge: OtpChallenge }>();
  return (
    <>
      <p>{intl.formatMessage({ id: 'people.signInAgainWhy' })}</p>
      <BotCheck siteKey={check.siteKey} />
      {sent ? (
        <CodeStep
          phone={sent.phone}
          challenge={sent.challenge}
          showOutbox={check.showOutbox}
          login={{
            mutationFn: async (input) => {
              await onSignedIn(await loginSilently(locale, input));
            },
          }}
          onResent={(challenge) => {
            setSent({ ...sent, challenge });
          }}
          onChangePhone={() => {
            setSent(undefined);
          }}
        />
      ) : (
        <PhoneStep
          known={person.phone_number}
          onSent={(phone, challenge) => {
            setSent({ phone, challenge });
          }}
        />
      )}
    </>
  );
}

interface OtherProps {
  readonly person: User;
  readonly other: User;
  readonly onBack: () => void;
  readonly onGoOn: () => void;
}

function Other({ person, other, onBack, onGoOn }: OtherProps) {
  const intl = useIntl();
  const names = { person: nameOf(person), other: nameOf(other) };
  return (
    <>
      <p role="alert">{intl.formatMessage({ id: 'people.otherPersonText' }, names)}</p>
      <Button block onClick={onBack}>
        {intl.formatMessage({ id: 'people.otherPersonBack' }, names)}
      </Button>
      <Button block variant="secondary" onClick={onGoOn}>
        {intl.formatMessage({ id: 'people.otherPersonGoOn' }, names)}
      </Button>
    </>
  );
}

function nameOf({ first_name: name, phone_number: phone }: User): string {
  return name === '' ? phone : name;
}
