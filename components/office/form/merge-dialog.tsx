'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { RadioCard } from '@/components/ui/radio-card';
import type { MergeField } from '@/lib/office/merge';
import styles from './form.module.scss';

interface MergedField {
  readonly name: string;
  readonly label: string;
  readonly show: (value: unknown) => string;
}

export interface MergeDialogProps {
  readonly merge: readonly MergeField<string>[];
  readonly fields: readonly MergedField[];
  readonly busy: boolean;
  readonly onClose: () => void;
  /** Gets the fields whose other value is taken. */
  readonly onSave: (taken: ReadonlySet<string>) => void;
}

/** Compares changes that were saved meanwhile with those of the form, field by field. */
export function MergeDialog(props: MergeDialogProps) {
  const { merge, fields, busy, onClose, onSave } = props;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(merge.filter(({ isConflict }) => !isConflict).map(({ name }) => name)),
  );
  const take = (name: string, isTheirs: boolean) => {
    const others = [...taken].filter((one) => one !== name);
    setTaken(new Set(isTheirs ? [...others, name] : others));
  };
  return (
    <Modal
      show
      title={text('office.merge.title')}
      closeLabel={text('office.form.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('office.merge.back')}
          </Button>
          <Button
            busy={busy}
            onClick={() => {
              onSave(taken);
            }}
          >
            {text('office.merge.save')}
          </Button>
        </>
      }
    >
      <p>{text(merge.length === 0 ? 'office.merge.nothing' : 'office.merge.text')}</p>
      {merge.map(({ name, yours, theirs }) => {
        const field = fields.find((one) => one.name === name);
        return (
          <fieldset key={name} className={styles.merge}>
            <legend>{field?.label}</legend>
            <RadioCard
              name={name}
              value="yours"
              label={intl.formatMessage(
                { id: 'office.merge.yours' },
                { value: field?.show(yours) },
              )}
              checked={!taken.has(name)}
              onChange={() => {
                take(name, false);
              }}
            />
            <RadioCard
              name={name}
              value="theirs"
              label={intl.formatMessage(
                { id: 'office.merge.theirs' },
                { value: field?.show(theirs) },
              )}
              checked={taken.has(name)}
              onChange={() => {
                take(name, true);
              }}
            />
          </fieldset>
        );
      })}
    </Modal>
  );
}
