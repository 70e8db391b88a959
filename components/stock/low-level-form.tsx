'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { StockDetail } from '@/lib/stock/contract';
import { LOW_KINDS, LOW_PIECES, type LowKind } from '@/lib/stock/contract-values';
import { lowLevelMutation, productStockKey } from '@/lib/stock/queries';
import { useUi } from '@/stores/ui';
import { placeName, WHOLE } from './place';
import styles from './stock.module.scss';

type Place = StockDetail['places'][number];

/** Sets up to how many free pieces the product is low in a place. */
export function LowLevelForm({ product }: { readonly product: StockDetail }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const { product_id: id, places } = product;
  const [chosen, setChosen] = useState(places[0]?.branch_id);
  const place = places.find(({ branch_id: branchId }) => branchId === chosen);
  return (
    <section aria-labelledby="stock-low">
      <h2 id="stock-low">{text('lowLevel')}</h2>
      <p className={styles.quiet}>{text('lowLevelHint')}</p>
      <div className={styles.form}>
        <SelectField
          label={text('column.place')}
          value={chosen}
          onChange={({ target }) => {
            setChosen(Number(target.value));
          }}
        >
          {places.map((one) => (
            <option key={one.branch_id} value={one.branch_id}>
              {placeName(one, intl)}
            </option>
          ))}
        </SelectField>
      </div>
      {place && <LevelFields key={place.branch_id} id={id} place={place} />}
    </section>
  );
}

function LevelFields({ id, place }: { readonly id: number; readonly place: Place }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const { branch_id: branchId, low_level: level } = place;
  const form = useForm<{ kind: LowKind; pieces: string }>({
    defaultValues: { kind: level.kind, pieces: String(level.pieces ?? LOW_PIECES) },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { mutate, isPending, refusal } = useSetLevel(id);
  const atField = refusal?.fields['pieces'];
  const submit = form.handleSubmit((values) => {
    const pieces = values.kind === 'own' ? Number(values.pieces) : null;
    const seen = { productId: id, branchId, version: level.version };
    mutate({ ...seen, kind: values.kind, pieces });
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <SelectField label={text('lowKind')} {...form.register('kind')}>
        {LOW_KINDS.map((one) => (
          <option key={one} value={one}>
            {intl.formatMessage({ id: `stock.lowKind.${one}` }, { pieces: LOW_PIECES })}
          </option>
        ))}
      </SelectField>
      {kind === 'own' && (
        <TextField
          label={text('lowPieces')}
          error={form.formState.errors.pieces?.message ?? atField}
          inputMode="numeric"
          autoComplete="off"
          {...form.register('pieces', {
            validate: (value, { kind: now }) =>
              now !== 'own' || WHOLE.test(value) || text('qtyMissing'),
          })}
        />
      )}
      {refusal && atField === undefined && (
        <Notice tone="danger" role="alert">
          {refusal.code === 'VERSION_STALE' ? text('lowChanged') : refusal.message}
        </Notice>
      )}
      <Button type="submit" variant="secondary" busy={isPending}>
        {text('lowSet')}
      </Button>
    </form>
  );
}

function useSetLevel(id: number) {
  const intl = useIntl();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...lowLevelMutation(useLocale()),
    onSuccess: () => {
      useUi.getState().showToast(intl.formatMessage({ id: 'stock.lowSaved' }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: productStockKey(id) }),
  });
  return { mutate, isPending, refusal: error ? normalizeError(error) : undefined };
}
