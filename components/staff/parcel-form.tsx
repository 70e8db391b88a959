'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { PARCEL_EVENTS } from '@/lib/orders/contract-values';
import type { Parcel } from '@/lib/orders/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { parcelEventMutation, refreshBoard } from '@/lib/staff/queries';
import { useUi } from '@/stores/ui';
import styles from './staff.module.scss';

interface ParcelFormProps {
  readonly orderId: string;
  readonly parcel: Parcel;
}

const PLACES = [
  { field: 'place_th', label: 'staff.parcelPlaceTh', language: 'th' },
  { field: 'place_en', label: 'staff.parcelPlaceEn', language: 'en' },
] as const;

/** An event of a parcel: what happened, and where, for readers of both languages. */
export function ParcelForm({ orderId, parcel }: ParcelFormProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const [state, setState] = useState(nextOf(parcel));
  const [places, setPlaces] = useState({ place_en: '', place_th: '' });
  const text = (id: string) => intl.formatMessage({ id });
  const track = useMutation({
    ...parcelEventMutation(useLocale()),
    onSuccess: () => {
      const values = { number: parcel.tracking_no, state: text(`orders.parcel.${state}`) };
      showToast(intl.formatMessage({ id: 'staff.parcelAdded' }, values));
    },
    onError: (failure) => {
      showToast(normalizeError(failure).message, 'danger');
    },
    onSettled: () => refreshBoard(client),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!track.isPending) track.mutate({ id: orderId, parcel: parcel.id, state, ...places });
  };
  return (
    <form className={styles.news} onSubmit={submit}>
      <SelectField
        label={text('staff.parcelSeen')}
        value={state}
        onChange={({ currentTarget: { value } }) => {
          setState(PARCEL_EVENTS.find((known) => known === value) ?? state);
        }}
      >
        {PARCEL_EVENTS.map((known) => (
          <option key={known} value={known}>
            {text(`orders.parcel.${known}`)}
          </option>
        ))}
      </SelectField>
      {PLACES.map(({ field, label, language }) => (
        <TextField
          key={field}
          name={field}
          lang={language}
          label={text(label)}
          hint={text('staff.parcelPlaceHint')}
          autoComplete="off"
          value={places[field]}
          onChange={({ currentTarget: { value } }) => {
            setPlaces({ ...places, [field]: value });
          }}
        />
      ))}
      <Button type="submit" variant="secondary" busy={track.isPending}>
        {text('staff.parcelAdd')}
      </Button>
    </form>
  );
}

/** Usual next state of the parcel. */
function nextOf({ events }: Parcel): (typeof PARCEL_EVENTS)[number] {
  const last = events.at(-1)?.state;
  const at = last === undefined ? 0 : PARCEL_EVENTS.indexOf(last) + 1;
  return PARCEL_EVENTS[at] ?? 'delivered';
}
