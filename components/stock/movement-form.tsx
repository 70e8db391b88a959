'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import { newKey } from '@/lib/browser/browser';
import { useLocale } from '@/lib/i18n/use-locale';
import type { NewMovement, StockDetail } from '@/lib/stock/contract';
import { STOCK_MOVES } from '@/lib/stock/contract-values';
import { moveStockMutation, productStockKey } from '@/lib/stock/queries';
import { useUi } from '@/stores/ui';
import { keyOf, LotFields } from './lot-fields';
import { toMovement, type MovementValues } from './movement-values';
import { placeName, WHOLE } from './place';
import styles from './stock.module.scss';

type Place = StockDetail['places'][number];
type MovementFields = UseFormReturn<MovementValues>;

export function useMovementForm({ places }: StockDetail): MovementFields {
  return useForm<MovementValues>({
    defaultValues: {
      ...{ kind: 'receive', branch_id: String(places[0]?.branch_id ?? 0), to_branch_id: '' },
      ...{ pieces: '', note: '', lot: '', lot_no: '', expires_on: '' },
    },
  });
}

/** Fills in that all pieces of a lot leave its place, which the person then records. */
export function fillIn(form: MovementFields, place: Place, lot: Place['lots'][number]): void {
  form.setValue('kind', 'damage');
  form.setValue('branch_id', String(place.branch_id));
  form.setValue('lot', keyOf(lot));
  form.setValue('pieces', String(lot.on_hand), { shouldValidate: true });
  form.setFocus('pieces');
}

interface MovementFormProps {
  readonly product: StockDetail;
  readonly form: MovementFields;
}

/** Records a movement: receive, damage, count, transfer. */
export function MovementForm({ product, form }: MovementFormProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const { places } = product;
  const record = useRecord(product, form);
  const [kind, branchId, lotKey] = useWatch({
    control: form.control,
    name: ['kind', 'branch_id', 'lot'],
  });
  const place = places.find((one) => String(one.branch_id) === branchId);
  const lot = kind === 'receive' ? undefined : place?.lots.find((one) => keyOf(one) === lotKey);
  const onHand = (lot ?? place)?.on_hand ?? 0;
  const submit = form.handleSubmit((values) => {
    record.send(toMovement(values, { productId: product.product_id, expected: onHand, lot }));
  });
  return (
    <section aria-labelledby="stock-record">
      <h2 id="stock-record">{text('record')}</h2>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <SelectField label={text('kind')} {...form.register('kind')}>
          {STOCK_MOVES.map((one) => (
            <option key={one} value={one}>
              {text(`kind.${one}`)}
            </option>
          ))}
        </SelectField>
        <PlaceFields form={form} places={places} isTransfer={kind === 'transfer'} />
        <LotFields
          key={branchId}
          form={form}
          lots={place?.lots ?? []}
          isReceipt={kind === 'receive'}
        />
        <PiecesField form={form} isCount={kind === 'count'} onHand={onHand} />
        <TextField label={text('note')} maxLength={200} {...form.register('note')} />
        {record.error && <RecordError error={record.error} onHand={onHand} />}
        <Button type="submit" busy={record.isPending}>
          {text('save')}
        </Button>
      </form>
    </section>
  );
}

interface PiecesFieldProps {
  readonly form: MovementFields;
  readonly isCount: boolean;
  readonly onHand: number;
}

function PiecesField({ form, isCount, onHand }: PiecesFieldProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  return (
    <TextField
      label={text(isCount ? 'seen' : 'qty')}
      hint={isCount ? intl.formatMessage({ id: 'stock.seenHint' }, { onHand }) : undefined}
      error={form.formState.errors.pieces?.message}
      inputMode="numeric"
      autoComplete="off"
      {...form.register('pieces', {
        validate: (value) =>
          (WHOLE.test(value) && (isCount || Number(value) > 0)) || text('qtyMissing'),
      })}
    />
  );
}

function RecordError({ error, onHand }: { readonly error: Error; readonly onHand: number }) {
  const intl = useIntl();
  const { code, message } = normalizeError(error);
  return (
    <Notice tone="danger" role="alert">
      {code === 'VERSION_STALE'
        ? intl.formatMessage({ id: 'stock.changedMeanwhile' }, { onHand })
        : message}
    </Notice>
  );
}

interface PlaceFieldsProps {
  readonly form: MovementFields;
  readonly places: StockDetail['places'];
  readonly isTransfer: boolean;
}

function PlaceFields({ form, places, isTransfer }: PlaceFieldsProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const options = places.map((place) => (
    <option key={place.branch_id} value={place.branch_id}>
      {placeName(place, intl)}
    </option>
  ));
  return (
    <>
      <SelectField
        label={text('column.place')}
        {...form.register('branch_id', {
          onChange: () => {
            form.setValue('lot', '');
          },
        })}
      >
        {options}
      </SelectField>
      {isTransfer && (
        <SelectField
          label={text('to')}
          error={form.formState.errors.to_branch_id?.message}
          {...form.register('to_branch_id', {
            shouldUnregister: true,
            validate: (value, { branch_id: from }) =>
              (value !== '' && value !== from) || text('toMissing'),
          })}
        >
          <option value="">{text('toChoose')}</option>
          {options}
        </SelectField>
      )}
    </>
  );
}

function useRecord({ product_id: id }: StockDetail, form: MovementFields) {
  const intl = useIntl();
  const queries = useQueryClient();
  const sent = useRef({ content: '', key: '' });
  const forget = () => {
    sent.current = { content: '', key: '' };
  };
  const { mutate, isPending, error } = useMutation({
    ...moveStockMutation(useLocale()),
    onSuccess: () => {
      forget();
      form.resetField('pieces');
      for (const name of ['note', 'lot', 'lot_no', 'expires_on'] as const) form.resetField(name);
      useUi.getState().showToast(intl.formatMessage({ id: 'stock.saved' }));
    },
    onError: (error) => {
      const message = normalizeError(error).fields['lot.expires_on'];
      if (message !== undefined) form.setError('expires_on', { message }, { shouldFocus: true });
      // The service keeps a refusal under its key, and would repeat it.
      if (normalizeError(error).status < 500) forget();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: productStockKey(id) }),
  });
  return {
    isPending,
    error,
    /** The same content keeps its key, so that a lost answer does not move twice. */
    send: (movement: NewMovement) => {
      const content = JSON.stringify(movement);
      if (sent.current.content !== content) sent.current = { content, key: newKey() };
      mutate({ movement, idempotencyKey: sent.current.key });
    },
  };
}
