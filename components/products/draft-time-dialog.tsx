'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormDialog } from '@/components/office/form/form-dialog';
import { TextField } from '@/components/ui/text-field';
import type { ApiError } from '@/lib/api/error';
import { calendarDay, clockTime } from '@/lib/format/bangkok';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';

interface DraftTimeDialogProps {
  readonly title: string;
  readonly intro: string;
  readonly submitLabel: string;
  /** The time that is set, as ISO 8601; null: none. */
  readonly publishAt: string | null;
  readonly busy: boolean;
  readonly refusal: ApiError | undefined;
  readonly onSubmit: (publishAt: string | null) => void;
  readonly onClose: () => void;
}

/** Asks when a draft goes live: a minute in Bangkok, or none. */
export function DraftTimeDialog(props: DraftTimeDialogProps) {
  const { title, intro, submitLabel, publishAt, busy, refusal, onSubmit, onClose } = props;
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `products.draft.${name}` });
  const [typed, setTyped] = useState(publishAt === null ? '' : typedIn(publishAt));
  const chosen = momentOf(typed);
  const from =
    chosen &&
    intl.formatMessage({ id: 'products.draft.from' }, { time: formatDateTime(chosen, locale) });
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      busy={busy}
      refusal={refusal}
      fields={['publish_at']}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(chosen ?? null);
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <p>{intro}</p>
      <TextField
        type="datetime-local"
        label={text('timeLabel')}
        hint={text('timeHint')}
        error={refusal?.fields['publish_at']}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <p role="status">{from ?? text('waits')}</p>
    </FormDialog>
  );
}

/** Value of the field: `2026-12-01T00:00` in Bangkok. */
function typedIn(iso: string): string {
  return `${calendarDay(iso)}T${clockTime(iso)}`;
}

function momentOf(typed: string): string | undefined {
  const at = new Date(`${typed.slice(0, 16)}:00+07:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
