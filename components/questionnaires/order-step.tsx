import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { RadioCard } from '@/components/ui/radio-card';
import { HEALTH_CONSENT_VERSION } from '@/lib/conversations/contract-values';
import type { PaymentMethod } from '@/lib/checkout/contract-values';
import type { NewCase, Questionnaire, Treatment } from '@/lib/questionnaires/contract';
import { normalizeError, type ApiError } from '@/lib/api/error';
import { newKey } from '@/lib/browser/browser';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { payPath } from '@/lib/orders/paths';
import { pathTo } from '@/lib/pages/path-to';
import { paymentMethodsQuery, takesAmount } from '@/lib/payments/queries';
import { placeCaseMutation } from '@/lib/questionnaires/queries';
import type { BranchSlot } from './branch-slot';
import styles from './questionnaires.module.scss';
import type { QuestionnaireState } from './use-questionnaire';
import { SELF } from './who-step';

interface OrderStepProps {
  readonly questionnaire: Questionnaire;
  readonly state: QuestionnaireState;
  readonly branches: (slot: BranchSlot) => ReactNode;
  readonly onBack: () => void;
  readonly onStale: () => void;
}

const ONLINE = ['kbank_card', 'truemoney', 'qr'] as const satisfies readonly PaymentMethod[];

/** Which medicine, where it is picked up, how it is paid for, and the consent. */
export function OrderStep({ questionnaire, state, branches, onBack, onStale }: OrderStepProps) {
  const intl = useIntl();
  const [agreed, setAgreed] = useState(false);
  const [shown, setShown] = useState(false);
  const { values, change } = state;
  const order = useOrder(state, onStale);
  const text = (id: string, said?: Record<string, string | number>) =>
    intl.formatMessage({ id: `questionnaires.${id}` }, said);
  const { treatments, decision_hours: hours } = questionnaire;
  const treatment = chosenOf(treatments, values.product);
  const branchId = values.branch === '' ? null : Number(values.branch);
  const problem = problemOf({ treatment, branchId, payment: values.payment, agreed });
  const submit = () => {
    setShown(problem !== undefined);
    if (problem !== undefined || !treatment || branchId === null) return;
    order.place({
      ...{ slug: questionnaire.slug, version: questionnaire.version },
      answers: changeable(state.way.kept),
      ...{ product_id: treatment.product.id, branch_id: branchId, total: treatment.total },
      ...(values.who !== SELF && { family_member_id: Number(values.who) }),
      payment_method: values.payment as PaymentMethod,
      consent_version: HEALTH_CONSENT_VERSION,
    });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{text('order')}</h2>
      <p>{text('orderText', { hours })}</p>
      <TreatmentChoice {...{ treatments, treatment }} onChoose={(product) => change({ product })} />
      {treatment && (
        <section aria-labelledby="case-branch">
          <h3 id="case-branch">{text('branch')}</h3>
          {branches({
            ...{ productId: treatment.product.id, branchId },
            onChoose: (id) => {
              change({ branch: String(id) });
            },
          })}
        </section>
      )}
      <PaymentChoice
        total={treatment?.total ?? 0}
        chosen={values.payment}
        onChoose={(payment) => change({ payment })}
      />
      <div className={styles.letter}>
        <p>{text('consent1')}</p>
        <p>{text('consent2')}</p>
        <Link href={pathTo(useLocale(), '/privacy')}>{text('privacy')}</Link>
      </div>
      <Checkbox
        label={text('agree')}
        checked={agreed}
        onChange={({ target }) => {
          setAgreed(target.checked);
        }}
      />
      {shown && problem !== undefined && (
        <Notice tone="danger" role="alert">
          {text(`missing.${problem}`)}
        </Notice>
      )}
      {order.error && <Refused error={order.error} />}
      <div className={styles.buttons}>
        <Button type="submit" busy={order.isPending}>
          {text('pay', { total: formatBaht(treatment?.total ?? 0) })}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {text('back')}
        </Button>
      </div>
    </form>
  );
}

/** The only one there is, or the one that was chosen. */
function chosenOf(treatments: readonly Treatment[], id: string): Treatment | undefined {
  const [first, ...others] = treatments;
  if (first && others.length === 0) return first;
  return treatments.find(({ product }) => String(product.id) === id);
}

type Missing = 'treatment' | 'branch' | 'payment' | 'consent';

function problemOf(given: {
  readonly treatment: Treatment | undefined;
  readonly branchId: number | null;
  readonly payment: string;
  readonly agreed: boolean;
}): Missing | undefined {
  if (!given.treatment) return 'treatment';
  if (given.branchId === null) return 'branch';
  if (given.payment === '') return 'payment';
  return given.agreed ? undefined : 'consent';
}

function changeable(answers: QuestionnaireState['answers']): NewCase['answers'] {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      typeof answer === 'object' ? [...answer] : answer,
    ]),
  );
}

/** One key for one order, however often it is sent; a refused one is spent. */
function useOrder(state: QuestionnaireState, onStale: () => void) {
  const locale = useLocale();
  const router = useRouter();
  const key = useRef<string>(undefined);
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...placeCaseMutation(locale),
    onSuccess: ({ order_id: id, payment_method: method }) => {
      state.drop();
      router.replace(payPath(locale, id, method));
    },
    onError: (failure) => {
      const { code, status } = normalizeError(failure);
      if (code !== undefined && status < 500) key.current = undefined;
      if (code === 'VERSION_STALE') onStale();
    },
  });
  return {
    isPending: isPending || isSuccess,
    error: error ? normalizeError(error) : undefined,
    place: (asked: NewCase) => {
      key.current ??= newKey();
      mutate({ asked, idempotencyKey: key.current });
    },
  };
}

/** Continues with an existing case. */
function Refused({ error }: { readonly error: ApiError }) {
  const intl = useIntl();
  const locale = useLocale();
  const open = error.code === 'CASE_OPEN' ? error.data['id'] : undefined;
  return (
    <Notice tone="danger" role="alert">
      <p>{error.message}</p>
      {typeof open === 'number' && (
        <Link href={pathTo(locale, '/pharmacy/cases/:case', { case: open })}>
          {intl.formatMessage({ id: 'questionnaires.seeCase' })}
        </Link>
      )}
    </Notice>
  );
}

interface TreatmentChoiceProps {
  readonly treatments: readonly Treatment[];
  readonly treatment: Treatment | undefined;
  readonly onChoose: (productId: string) => void;
}

function TreatmentChoice({ treatments, treatment, onChoose }: TreatmentChoiceProps) {
  const intl = useIntl();
  return (
    <fieldset>
      <legend>{intl.formatMessage({ id: 'questionnaires.which' })}</legend>
      {treatments.map(({ product, total, qty, note }) => (
        <RadioCard
          key={product.id}
          name="treatment"
          value={String(product.id)}
          label={[product.name, formatBaht(total)].join(' · ')}
          description={[
            note,
            intl.formatMessage({ id: 'questionnaires.packs' }, { count: qty }),
          ].join(' ')}
          checked={treatment?.product.id === product.id}
          onChange={() => {
            onChoose(String(product.id));
          }}
        />
      ))}
    </fieldset>
  );
}

interface PaymentChoiceProps {
  readonly total: number;
  readonly chosen: string;
  readonly onChoose: (method: string) => void;
}

function PaymentChoice({ total, chosen, onChoose }: PaymentChoiceProps) {
  const intl = useIntl();
  const { data: known } = useQuery(paymentMethodsQuery());
  return (
    <fieldset>
      <legend>{intl.formatMessage({ id: 'questionnaires.payment' })}</legend>
      {ONLINE.filter((method) => takesAmount(known, method, total)).map((method) => (
        <RadioCard
          key={method}
          name="payment"
          value={method}
          label={intl.formatMessage({ id: `payments.method.${method}` })}
          checked={chosen === method}
          onChange={() => {
            onChoose(method);
          }}
        />
      ))}
    </fieldset>
  );
}
