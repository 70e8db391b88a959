import { useIntl } from 'react-intl';
import { TextField } from '@/components/ui/text-field';
import { PRESCRIPTION_DAYS } from '@/lib/prescriptions/contract-values';
import { PRESCRIPTION_FROM_LENGTH } from '@/lib/conversations/contract-values';
import { LazyIntl } from '@/lib/i18n/lazy-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import type { StepProps } from './intake';
import { loadPrescriptionTexts } from './prescription-texts';

/** When and by whom a prescription was written, both as far as the member knows. */
export function PrescriptionFields(props: StepProps) {
  return (
    <LazyIntl locale={useLocale()} load={loadPrescriptionTexts}>
      <Fields {...props} />
    </LazyIntl>
  );
}

function Fields({ values, change, problems }: StepProps) {
  const intl = useIntl();
  const text = (id: string) =>
    intl.formatMessage({ id: `prescriptions.${id}` }, { days: PRESCRIPTION_DAYS });
  return (
    <>
      <p>{text('fieldsHint')}</p>
      <TextField
        label={text('issuedOn')}
        hint={text('issuedHint')}
        inputMode="numeric"
        autoComplete="off"
        value={values.issuedOn}
        error={problems.issuedOn && text('issuedInvalid')}
        onChange={({ target }) => {
          change({ issuedOn: target.value });
        }}
      />
      <TextField
        label={text('from')}
        maxLength={PRESCRIPTION_FROM_LENGTH}
        autoComplete="off"
        value={values.from}
        onChange={({ target }) => {
          change({ from: target.value });
        }}
      />
    </>
  );
}
