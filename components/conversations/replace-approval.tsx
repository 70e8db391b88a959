'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { APPROVAL_DAYS, APPROVAL_QTY } from '@/lib/conversations/contract-values';
import { REASON_LENGTH } from '@/lib/health/contract-values';
import { normalizeError } from '@/lib/api/error';
import { newKey } from '@/lib/browser/browser';
import { refreshConversation } from '@/lib/conversations/queries';
import { replaceApprovalMutation } from '@/lib/conversations/queries-desk';
import { useUi } from '@/stores/ui';
import { Acknowledgement, useRefusedConflicts } from './acknowledgement';
import styles from './approval.module.scss';
import { Area } from './symptom-step';

const DAYS = [1, 3, 7, APPROVAL_DAYS];

interface ReplaceApprovalProps {
  readonly id: number;
  readonly name: string;
  readonly qty: number;
  readonly version: string;
  readonly onDone?: () => Promise<unknown>;
}

/** A pharmacist gives another approval of the same medicine in the place of one, with a reason. */
export function ReplaceApproval({ name, ...approval }: ReplaceApprovalProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  if (open) {
    return (
      <ReplaceForm
        {...approval}
        onClose={() => {
          setOpen(false);
        }}
      />
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={intl.formatMessage({ id: 'conversations.approval.replaceOf' }, { name })}
      onClick={() => {
        setOpen(true);
      }}
    >
      {intl.formatMessage({ id: 'conversations.approval.replace' })}
    </Button>
  );
}

type ReplaceFormProps = Omit<ReplaceApprovalProps, 'name'> & { readonly onClose: () => void };

function ReplaceForm({ id, qty, version, onDone, onClose }: ReplaceFormProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const text = (key: string) => intl.formatMessage({ id: `conversations.${key}` });
  const [values, setValues] = useState({ qty: String(qty), directions: '', days: '3', reason: '' });
  const [key] = useState(newKey);
  const acknowledgement = useRefusedConflicts();
  const replace = useMutation({
    ...replaceApprovalMutation(id),
    onSuccess: () => {
      showToast(text('approval.replacedDone'));
      onClose();
    },
    onError: acknowledgement.learn,
    onSettled: () => Promise.all([refreshConversation(client), onDone?.()]),
  });
  const { fields = {}, code, message } = replace.error ? normalizeError(replace.error) : {};
  const isTold = Object.keys(fields).length > 0 || code === 'CONFLICT_UNACKNOWLEDGED';
  const change = (changes: Partial<typeof values>) => {
    setValues({ ...values, ...changes });
  };
  return (
    <form
      className={styles.buy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { directions, reason } = values;
        const numbers = { qty: Number(values.qty), days: Number(values.days) };
        const said = { directions, reason, ...numbers, ...acknowledgement.sent };
        replace.mutate({ ...said, version, client_msg_id: key });
      }}
    >
      <TextField
        label={text('deskQty')}
        type="number"
        inputMode="numeric"
        min={1}
        max={APPROVAL_QTY}
        value={values.qty}
        error={fields['qty']}
        onChange={({ target }) => {
          change({ qty: target.value });
        }}
      />
      <Area
        label={text('approval.directions')}
        value={values.directions}
        max={1_000}
        required
        error={fields['directions']}
        onChange={(directions) => {
          change({ directions });
        }}
      />
      <SelectField
        label={text('deskDays')}
        value={values.days}
        onChange={({ target }) => {
          change({ days: target.value });
        }}
      >
        {DAYS.map((days) => (
          <option key={days} value={days}>
            {intl.formatMessage({ id: 'conversations.deskDaysOf' }, { days })}
          </option>
        ))}
      </SelectField>
      <Area
        label={text('approval.replaceReason')}
        hint={text('approval.withdrawHint')}
        value={values.reason}
        max={REASON_LENGTH}
        required
        error={fields['reason'] ?? (isTold ? undefined : message)}
        onChange={(reason) => {
          change({ reason });
        }}
      />
      <Acknowledgement of={acknowledgement} error={fields['acknowledged.reason']} />
      <Button type="submit" busy={replace.isPending}>
        {text('approval.replace')}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {text('approval.keep')}
      </Button>
    </form>
  );
}
