import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/badge';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { ProductCard } from '@/lib/catalog/contract';
import { APPROVAL_DAYS, APPROVAL_QTY } from '@/lib/conversations/contract-values';
import { normalizeError } from '@/lib/api/error';
import { newKey } from '@/lib/browser/browser';
import { useLocale } from '@/lib/i18n/use-locale';
import { approveMutation, medicinesQuery, refreshConversation } from '@/lib/conversations/queries';
import { conflictsKey, conflictsQuery, patientFileQuery } from '@/lib/health/queries-patients';
import { useUi } from '@/stores/ui';
import { Acknowledgement, useAcknowledgement } from './acknowledgement';
import approval from './approval.module.scss';
import styles from './desk.module.scss';
import { Area } from './symptom-step';
import { useDirections } from './use-directions';
import { useSeen } from './use-seen';

const DAYS = [1, 3, 7, APPROVAL_DAYS];
const EMPTY = { qty: '1', days: '3' };

/** The pharmacist lets the member buy a medicine; the conversation says so. */
export function ApproveForm({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const text = (name: string) => intl.formatMessage({ id: `conversations.${name}` });
  const [medicine, setMedicine] = useState<ProductCard>();
  const [values, setValues] = useState(EMPTY);
  const directed = useDirections(medicine?.id);
  const acknowledgement = useAcknowledgement(id, medicine?.id);
  const seen = useSeen(id);
  const { data: file } = useQuery(patientFileQuery(id, locale));
  const approve = useMutation({
    ...approveMutation(id, locale),
    onSuccess: () => {
      showToast(text('deskApproved'));
      setMedicine(undefined);
      setValues(EMPTY);
      directed.reset();
      acknowledgement.forget();
    },
    onError: (failure) => {
      acknowledgement.learn(failure);
      if (normalizeError(failure).code !== 'VERSION_STALE') return;
      void client.invalidateQueries({ queryKey: patientFileQuery(id, locale).queryKey });
      void client.invalidateQueries({ queryKey: conflictsKey(id) });
    },
    onSettled: () => refreshConversation(client),
  });
  const error = approve.error ? normalizeError(approve.error) : undefined;
  const change = (changes: Partial<typeof EMPTY>) => {
    setValues({ ...values, ...changes });
  };
  return (
    <form
      className={styles.close}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!file || seen === undefined) return;
        approve.mutate({
          seen_message_id: seen,
          patient_version: file.version,
          client_msg_id: newKey(),
          product_id: medicine?.id ?? 0,
          qty: Number(values.qty),
          directions: directed.directions,
          days: Number(values.days),
          ...acknowledgement.sent,
        });
      }}
    >
      <h2>{text('deskApprove')}</h2>
      <MedicinePicker
        chosen={medicine}
        error={error?.fields['product_id']}
        conversationId={id}
        onChoose={(chosen) => {
          // Conflicts of the product chosen before no longer count.
          approve.reset();
          acknowledgement.forget();
          directed.reset();
          setMedicine(chosen);
        }}
      />
      {medicine && (
        <>
          <TextField
            label={text('deskQty')}
            type="number"
            inputMode="numeric"
            min={1}
            max={APPROVAL_QTY}
            value={values.qty}
            error={error?.fields['qty']}
            onChange={({ target }) => {
              change({ qty: target.value });
            }}
          />
          <Area
            label={text('approval.directions')}
            value={directed.directions}
            readOnly={directed.isLoading}
            max={1_000}
            required
            error={directionsError(error, text('deskStale'))}
            onChange={directed.change}
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
          <Acknowledgement of={acknowledgement} error={error?.fields['acknowledged.reason']} />
          <Button
            type="submit"
            busy={approve.isPending || directed.isLoading || !file || seen === undefined}
          >
            {text(acknowledgement.conflicts.length > 0 ? 'deskApproveAnyway' : 'deskApprove')}
          </Button>
        </>
      )}
    </form>
  );
}

/** Errors without a field are shown beside the last one; conflicts have their own text. */
function directionsError(
  error: ReturnType<typeof normalizeError> | undefined,
  stale: string,
): string | undefined {
  if (!error) return undefined;
  const { code, fields, message } = error;
  if (fields['directions']) return fields['directions'];
  if (code === 'VERSION_STALE') return stale;
  const isTold = Object.keys(fields).length > 0 || code === 'CONFLICT_UNACKNOWLEDGED';
  return isTold ? undefined : message;
}

interface MedicinePickerProps {
  readonly chosen: ProductCard | undefined;
  readonly error: string | undefined;
  readonly conversationId: number;
  readonly onChoose: (medicine: ProductCard) => void;
}

function MedicinePicker({ chosen, error, conversationId, onChoose }: MedicinePickerProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `conversations.${name}` });
  const [name, setName] = useState('');
  const { data } = useQuery(medicinesQuery(useDeferredValue(name), useLocale()));
  const ids = (data ?? []).map((medicine) => medicine.id);
  const { data: against } = useQuery(conflictsQuery(conversationId, ids));
  return (
    <>
      <TextField
        label={text('deskMedicine')}
        type="search"
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
        }}
        // Enter selects nothing and must not submit an incomplete form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {data && (
        <div className={approval.results} role="radiogroup" aria-label={text('deskMedicines')}>
          {data.length === 0 && <p>{text('deskNoMedicine')}</p>}
          {data.map((medicine) => (
            <label key={medicine.id}>
              <input
                type="radio"
                name="medicine"
                checked={medicine.id === chosen?.id}
                onChange={() => {
                  onChoose(medicine);
                }}
              />
              <span>
                {medicine.product_name} <small>{text(`deskStock.${medicine.stock}`)}</small>
                {against?.has(medicine.id) && <Badge tone="danger">{text('deskConflict')}</Badge>}
              </span>
            </label>
          ))}
        </div>
      )}
    </>
  );
}
