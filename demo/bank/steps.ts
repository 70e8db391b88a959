import type { Ledger } from './ledger.ts';
import type { BankCharge } from './wire.ts';

export type StepError = 'card' | 'password';
export type Fields = Readonly<Record<string, string>>;

/** One baht in satang, the error of "a wrong amount". */
const TOO_MUCH = 100;

const ALLOWED: Readonly<Record<BankCharge['method'], readonly string[]>> = {
  kbank_card: ['card', 'challenge', 'refuse', 'cancel'],
  truemoney: ['wallet', 'cancel'],
  qr: ['scan'],
};

type Step = (ledger: Ledger, charge: BankCharge, fields: Fields) => StepError | undefined;

const STEPS = new Map<string, Step>([
  [
    'card',
    (ledger, charge, { number = '' }) =>
      ledger.payByCard(charge, number.replace(/\D/g, '')) ? undefined : 'card',
  ],
  [
    'challenge',
    (ledger, charge, { password = '' }) =>
      ledger.answerChallenge(charge, password.trim()) ? undefined : 'password',
  ],
  [
    'refuse',
    (ledger, charge) => {
      ledger.refuseChallenge(charge);
      return undefined;
    },
  ],
  [
    'cancel',
    (ledger, charge) => {
      ledger.cancel(charge);
      return undefined;
    },
  ],
  [
    'wallet',
    (ledger, charge) => {
      ledger.succeed(charge);
      return undefined;
    },
  ],
  [
    'scan',
    (ledger, charge, { answer }) => {
      if (answer === 'expire') ledger.expire(charge);
      else ledger.succeed(charge, charge.amount + (answer === 'pay_wrong' ? TOO_MUCH : 0));
      return undefined;
    },
  ],
]);

/** @returns the error in the input, or `unknown` for a step not allowed by the method */
export function takeStep(
  ledger: Ledger,
  charge: BankCharge,
  { name, fields }: { name: string; fields: Fields },
): StepError | 'unknown' | undefined {
  const step = ALLOWED[charge.method].includes(name) ? STEPS.get(name) : undefined;
  return step ? step(ledger, charge, fields) : 'unknown';
}
