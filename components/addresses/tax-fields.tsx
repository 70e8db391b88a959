'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { hasThaiCheckDigit } from '@/lib/format/thai-id';
import { digitsInput } from '@/lib/format/input-filter';
import styles from './address-forms.module.scss';
import type { VatValues } from './vat-values';

/** Invoice recipient. The tax id is validated as soon as it has 13 digits. */
export function TaxFields() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { register, control, formState, trigger } = useFormContext<VatValues>();
  const { errors } = formState;
  const [kind, taxId] = useWatch({ control, name: ['kind', 'tax_id'] });
  const isGood = hasThaiCheckDigit(taxId);
  return (
    <>
      <div className={styles.pair}>
        <SelectField label={text('checkout.vatKind')} {...register('kind')}>
          <option value="person">{text('checkout.vatPerson')}</option>
          <option value="juristic">{text('checkout.vatJuristic')}</option>
        </SelectField>
        <TextField
          label={text('checkout.taxId')}
          hint={text(isGood ? 'checkout.taxIdGood' : 'checkout.taxIdHint')}
          error={errors.tax_id?.message}
          inputMode="numeric"
          autoComplete="off"
          {...digitsInput(13)}
          {...register('tax_id', {
            onChange: (event: { target: { value: string } }) => {
              if (event.target.value.length === 13) void trigger('tax_id');
            },
          })}
        />
      </div>
      {kind === 'juristic' && <CompanyFields />}
    </>
  );
}

function CompanyFields() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { register, control, formState } = useFormContext<VatValues>();
  const { errors } = formState;
  const branchType = useWatch({ control, name: 'branch_type' });
  return (
    <>
      <TextField
        label={text('checkout.companyName')}
        error={errors.company_name?.message}
        autoComplete="organization"
        {...register('company_name')}
      />
      <div className={styles.pair}>
        <SelectField label={text('checkout.branchType')} {...register('branch_type')}>
          <option value="head">{text('checkout.headOffice')}</option>
          <option value="branch">{text('checkout.branchOffice')}</option>
        </SelectField>
        {branchType === 'branch' && (
          <TextField
            label={text('checkout.branchNo')}
            hint={text('checkout.branchNoHint')}
            error={errors.branch_no?.message}
            inputMode="numeric"
            autoComplete="off"
            {...digitsInput(5)}
            {...register('branch_no')}
          />
        )}
      </div>
      <TextField
        label={text('checkout.storeId')}
        hint={text('checkout.storeIdHint')}
        error={errors.store_id?.message}
        autoComplete="off"
        {...register('store_id')}
      />
    </>
  );
}
