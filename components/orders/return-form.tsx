'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { RETURN_REASONS } from '@/lib/orders/contract-values';
import type { Order, ReturnRequest } from '@/lib/orders/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { refreshOrders, returnGoodsMutation } from '@/lib/orders/queries';
import styles from './orders.module.scss';
import { ReturnLines } from './return-lines';

interface ReturnFormProps {
  readonly order: Order;
  readonly onClose: () => void;
}

export function ReturnForm({ order, onClose }: ReturnFormProps) {
  const intl = useIntl();
  const queries = useQueryClient();
  const errorId = useId();
  /** Pieces of each line that go back. */
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map());
  const [reason, setReason] = useState<ReturnRequest['reason']>('damaged');
  const [detail, setDetail] = useState('');
  const [nothing, setNothing] = useState(false);
  const send = useMutation({
    ...returnGoodsMutation(useLocale(), order.order_id),
    onSuccess: onClose,
    onSettled: () => refreshOrders(queries),
  });
  const text = (id: string) => intl.formatMessage({ id });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setNothing(pieces.size === 0);
    if (pieces.size === 0 || send.isPending) return;
    const lines = [...pieces].map(([line, qty]) => ({ line, qty }));
    send.mutate({ reason, detail, lines });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ReturnLines
        items={order.items}
        pieces={pieces}
        onChange={setPieces}
        {...(nothing ? { errorId } : {})}
      />
      {nothing && (
        <p id={errorId} className={styles.error} role="alert">
          {text('orders.returnNothing')}
        </p>
      )}
      <SelectField
        label={text('orders.returnReason')}
        value={reason}
        onChange={(event) => {
          setReason(RETURN_REASONS.find((known) => known === event.target.value) ?? 'other');
        }}
      >
        {RETURN_REASONS.map((known) => (
          <option key={known} value={known}>
            {text(`orders.reason.${known}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text('orders.returnDetail')}
        error={send.error ? normalizeError(send.error).fields['detail'] : undefined}
        value={detail}
        onChange={(event) => {
          setDetail(event.target.value);
        }}
      />
      {send.isError && (
        <Notice tone="danger" role="alert">
          {normalizeError(send.error).message}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={send.isPending}>
          {text('orders.returnSend')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {text('orders.back')}
        </Button>
      </div>
    </form>
  );
}
