import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { ConversationDetail } from '@/lib/conversations/contract';
import {
  DOCTORS,
  REFERRAL_TEXT_LENGTH,
  REFERRAL_TO_LENGTH,
  URGENCIES,
  type Doctor,
  type Urgency,
} from '@/lib/referrals/contract-values';
import { normalizeError } from '@/lib/api/error';
import { newKey } from '@/lib/browser/browser';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { refreshConversation } from '@/lib/conversations/queries';
import { writeReferralMutation } from '@/lib/referrals/queries';
import { useUi } from '@/stores/ui';
import { Area } from './symptom-step';
import { useKeptText } from './use-kept-text';
import { useSeen } from './use-seen';
import styles from './desk.module.scss';

const loadTexts = (locale: Locale) =>
  textsOf(
    import(`../../messages/conversations/${locale}.json`),
    import(`../../messages/referrals/${locale}.json`),
  );

type Given = Pick<ConversationDetail, 'id' | 'approvals'>;

/** Form for a referral letter, which is added to the conversation. */
export function ReferralForm({ conversation }: { readonly conversation: Given }) {
  return (
    <LazyIntl locale={useLocale()} load={loadTexts}>
      <Form {...conversation} />
    </LazyIntl>
  );
}

function Form({ id, approvals }: Given) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `referrals.${name}` });
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const seen = useSeen(id);
  const [key, setKey] = useState(newKey);
  const [doctor, setDoctor] = useState<Doctor>('general');
  const [urgency, setUrgency] = useState<Urgency>('day');
  const [to, setTo] = useKeptText(`referral-to ${String(id)}`);
  const kept = {
    reason: useKeptText(`referral-reason ${String(id)}`),
    findings: useKeptText(`referral-findings ${String(id)}`),
    given: useKeptText(`referral-given ${String(id)}`),
  };
  const [given, setGiven] = kept.given;
  const approved = approvals
    .filter(({ state }) => state === 'ready' || state === 'used')
    .map(({ product, qty, directions }) => `${product.name} × ${String(qty)}: ${directions}`)
    .join('\n');
  const write = useMutation({
    ...writeReferralMutation(id),
    onSuccess: ({ number }) => {
      for (const [, keep] of Object.values(kept)) keep('');
      setTo('');
      setKey(newKey());
      showToast(intl.formatMessage({ id: 'referrals.written' }, { number }));
    },
    onSettled: () => refreshConversation(client),
  });
  const error = write.error ? normalizeError(write.error) : undefined;
  const refusal = error?.code === 'VERSION_STALE' ? text('stale') : error?.message;
  const area = (name: keyof typeof kept) => ({
    label: text(name),
    value: kept[name][0],
    max: REFERRAL_TEXT_LENGTH,
    onChange: kept[name][1],
    error: error?.fields[name],
  });
  return (
    <form
      className={styles.close}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (seen === undefined) return;
        const said = { reason: kept.reason[0], findings: kept.findings[0], given };
        write.mutate({
          ...{ ...said, doctor, urgency, to, client_msg_id: key, seen_message_id: seen },
        });
      }}
    >
      <SelectField
        label={text('doctor')}
        value={doctor}
        onChange={({ target }) => {
          setDoctor(target.value as Doctor);
        }}
      >
        {DOCTORS.map((one) => (
          <option key={one} value={one}>
            {text(`doctor.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text('to')}
        hint={text('toHint')}
        value={to}
        maxLength={REFERRAL_TO_LENGTH}
        error={error?.fields['to']}
        onChange={({ target }) => {
          setTo(target.value);
        }}
      />
      <SelectField
        label={text('urgency')}
        value={urgency}
        onChange={({ target }) => {
          setUrgency(target.value as Urgency);
        }}
      >
        {URGENCIES.map((one) => (
          <option key={one} value={one}>
            {text(`urgency.${one}`)}
          </option>
        ))}
      </SelectField>
      <Area {...area('reason')} required error={error?.fields['reason'] ?? refusal} />
      <Area {...area('findings')} />
      <Area {...area('given')} hint={text('givenHint')} />
      {approved !== '' && given === '' && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setGiven(approved.slice(0, REFERRAL_TEXT_LENGTH));
          }}
        >
          {text('takeApproved')}
        </Button>
      )}
      <Button type="submit" variant="secondary" busy={write.isPending || seen === undefined}>
        {text('write')}
      </Button>
    </form>
  );
}
