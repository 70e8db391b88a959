import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Lot, StockDetail } from '@/lib/stock/contract';
import type { MovementValues } from './movement-values';

interface LotFieldsProps {
  readonly form: UseFormReturn<MovementValues>;
  readonly lots: StockDetail['places'][number]['lots'];
  readonly isReceipt: boolean;
}

/** The lot of a receipt, or the lot of the place that pieces leave. */
export function LotFields({ form, lots, isReceipt }: LotFieldsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const { errors } = form.formState;
  if (isReceipt) {
    return (
      <>
        <TextField
          label={text('lotNoOptional')}
          error={errors.lot_no?.message}
          maxLength={40}
          autoComplete="off"
          {...form.register('lot_no', {
            validate: (value, { expires_on: last, kind }) =>
              kind !== 'receive' || last === '' || value.trim() !== '' || text('lotNoMissing'),
          })}
        />
        <TextField
          type="date"
          label={text('expiresOn')}
          error={errors.expires_on?.message}
          {...form.register('expires_on', {
            validate: (value, { lot_no: lot, kind }) =>
              kind !== 'receive' || lot.trim() === '' || value !== '' || text('expiresMissing'),
          })}
        />
      </>
    );
  }
  if (lots.length === 0) return null;
  return (
    <SelectField label={text('lot')} error={errors.lot?.message} {...form.register('lot')}>
      <option value="">{text('lotAny')}</option>
      {lots.map((lot) => (
        <option key={keyOf(lot)} value={keyOf(lot)}>
          {[
            lot.lot_no,
            formatDay(`${lot.expires_on}T00:00:00+07:00`, locale),
            intl.formatMessage({ id: 'stock.holdPieces' }, { pieces: lot.on_hand }),
          ].join(' · ')}
        </option>
      ))}
    </SelectField>
  );
}

/** A lot as the value of an option: the day has ten characters, the number is the rest. */
export function keyOf({ lot_no: lot, expires_on: last }: Lot): string {
  return last + lot;
}
