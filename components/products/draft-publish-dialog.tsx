import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormDialog } from '@/components/office/form/form-dialog';
import { RadioCard } from '@/components/ui/radio-card';
import type { ApiError } from '@/lib/api/error';
import type { DraftChoices, ProductDraft } from '@/lib/products/contract-drafts';
import { fieldLabel, showValue, type FieldChoices } from './draft-diff';
import styles from './draft.module.scss';

interface DraftPublishDialogProps {
  readonly draft: ProductDraft;
  readonly choices: FieldChoices;
  readonly busy: boolean;
  readonly refusal: ApiError | undefined;
  readonly onPublish: (choices: DraftChoices) => void;
  readonly onClose: () => void;
}

const WAYS = ['keep', 'take'] as const;

/** Confirms that a draft goes live, and asks about each field that was changed live since. */
export function DraftPublishDialog(props: DraftPublishDialogProps) {
  const { draft, choices, busy, refusal, onPublish, onClose } = props;
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `products.draft.${name}` });
  const conflicts = draft.fields.filter(({ is_conflict: isConflict }) => isConflict);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  return (
    <FormDialog
      title={text('publish')}
      submitLabel={text('publish')}
      busy={busy}
      refusal={refusal}
      fields={[]}
      onSubmit={(event) => {
        event.preventDefault();
        const names = conflicts.map(({ name }) => name);
        onPublish({
          keep: names.filter((name) => kept.has(name)),
          take: names.filter((name) => !kept.has(name)),
        });
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <p>{text(conflicts.length === 0 ? 'publishText' : 'conflictText')}</p>
      {conflicts.map(({ name, live, draft: planned }) => (
        <fieldset key={name} className={styles.choice}>
          <legend>{fieldLabel(intl, name)}</legend>
          {WAYS.map((way) => (
            <RadioCard
              key={way}
              name={name}
              value={way}
              label={intl.formatMessage(
                { id: `products.draft.${way}` },
                {
                  value: showValue(intl, choices, {
                    name,
                    value: way === 'keep' ? live : planned,
                  }),
                },
              )}
              checked={kept.has(name) === (way === 'keep')}
              onChange={() => {
                const others = [...kept].filter((one) => one !== name);
                setKept(new Set(way === 'keep' ? [...others, name] : others));
              }}
            />
          ))}
        </fieldset>
      ))}
      {Object.entries(refusal?.fields ?? {}).map(([name, message]) => (
        <p key={name}>
          {intl.formatMessage(
            { id: 'products.draft.refused' },
            { field: fieldLabel(intl, name), message },
          )}
        </p>
      ))}
    </FormDialog>
  );
}
