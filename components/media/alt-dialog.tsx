'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormDialog } from '@/components/office/form/form-dialog';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { MediaPicture } from '@/lib/media/contract';
import { ALT_LENGTH } from '@/lib/media/contract-values';
import { changeAltMutation, mediaKey } from '@/lib/media/queries';
import { useUi } from '@/stores/ui';

interface AltDialogProps {
  readonly picture: MediaPicture;
  readonly onClose: () => void;
}

const TEXTS = ['alt_th', 'alt_en'] as const;

/** Alternative texts of a picture in both languages. */
export function AltDialog({ picture, onClose }: AltDialogProps) {
  const intl = useIntl();
  const queries = useQueryClient();
  const text = (name: string) => intl.formatMessage({ id: `media.${name}` });
  const { alt_th, alt_en } = picture;
  const form = useForm({ defaultValues: { alt_th, alt_en } });
  const save = useMutation({
    ...changeAltMutation(useLocale(), picture),
    onSuccess: () => {
      useUi.getState().showToast(text('done.alt'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: mediaKey }),
  });
  const refusal = save.error ? normalizeError(save.error) : undefined;
  return (
    <FormDialog
      title={text('open')}
      submitLabel={text('save')}
      busy={save.isPending}
      refusal={refusal}
      fields={TEXTS}
      onSubmit={form.handleSubmit((values) => {
        save.mutate(values);
      })}
      onClose={onClose}
    >
      <p>{text('altHint')}</p>
      {TEXTS.map((name) => (
        <TextField
          key={name}
          label={text(`field.${name}`)}
          lang={name === 'alt_th' ? 'th' : 'en'}
          maxLength={ALT_LENGTH}
          autoComplete="off"
          error={refusal?.fields[name]}
          {...form.register(name)}
        />
      ))}
    </FormDialog>
  );
}
