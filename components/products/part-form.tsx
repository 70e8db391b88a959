'use client';

import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { OfficeForm } from '@/components/office/form/office-form';
import { ScanButton } from '@/components/office/scan/scan-button';
import type { OfficeProductDetail } from '@/lib/products/contract';
import type { ProductDraft } from '@/lib/products/contract-drafts';
import { DRAFT_PARTS } from '@/lib/products/contract-values';
import type { FieldChoices } from './draft-diff';
import { DraftSaveButton } from './draft-save-button';
import { PartControl } from './part-control';
import { PART_FIELDS, partId, textOf, type PartName } from './parts';
import styles from './products.module.scss';
import { usePartForm } from './use-part-form';

interface PartFormProps {
  readonly part: PartName;
  readonly product: OfficeProductDetail;
  readonly choices: FieldChoices;
  readonly mayWrite: boolean;
  /** The draft of the part that the person goes on editing. */
  readonly continued?: ProductDraft | undefined;
  readonly onDraftSaved?: () => void;
}

/** A part of a product that is saved apart. Without its ability it is read only. */
export function PartForm(props: PartFormProps) {
  const { part, product, choices, mayWrite, continued, onDraftSaved } = props;
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const edit = usePartForm(part, product, choices);
  const { form } = edit;
  const { errors } = form.formState;
  const { setValue, setFocus } = form;
  const draftPart = DRAFT_PARTS.find((one) => one === part);
  useEffect(() => {
    if (!continued) return;
    for (const { name, draft } of continued.fields) setValue(name, textOf(draft));
    setFocus(continued.fields[0]?.name ?? '');
  }, [continued, setValue, setFocus]);
  return (
    <OfficeForm
      edit={edit}
      saveLabel={text(`save.${part}`)}
      id={partId(part)}
      label={text(`part.${part}`)}
      mayWrite={mayWrite}
      extra={
        draftPart &&
        product.state !== 'archived' && (
          <DraftSaveButton
            id={product.id}
            part={draftPart}
            edit={edit}
            continued={continued}
            onSaved={() => onDraftSaved?.()}
          />
        )
      }
    >
      <h2>{text(`part.${part}`)}</h2>
      <p>{text(`part.${part}Text`)}</p>
      <fieldset className={styles.fields} disabled={!mayWrite}>
        {PART_FIELDS[part].map((field) => (
          <PartControl
            key={field.name}
            field={field}
            error={errors[field.name]?.message}
            choices={choices[field.name] ?? []}
            register={form.register(field.name)}
          />
        ))}
        {part === 'barcodes' && mayWrite && (
          <div>
            <ScanButton
              onCode={(code) => {
                const typed = form.getValues('barcodes').trim();
                const lines = typed === '' ? [] : typed.split('\n');
                setValue('barcodes', [...lines, code].join('\n'), { shouldDirty: true });
              }}
            />
          </div>
        )}
      </fieldset>
    </OfficeForm>
  );
}
