'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { FormDialog } from '@/components/office/form/form-dialog';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { MediaPicture } from '@/lib/media/contract';
import type { Framing } from '@/lib/media/contract-framing-values';
import { changeFramingMutation, mediaKey } from '@/lib/media/queries';
import { useUi } from '@/stores/ui';
import { FocusRange } from './focus-range';
import styles from './framing.module.scss';
import { FramingPreview } from './framing-preview';
import { FramingStage } from './framing-stage';

interface FramingDialogProps {
  readonly picture: MediaPicture;
  readonly onClose: () => void;
  /** Receives the picture, whose file is another one now. */
  readonly onFramed?: (framed: MediaPicture) => Promise<void>;
}

const MIDDLE = { x: 50, y: 50 };

/** Crop and focal point of a picture (`docs/product/office.md`, "Pictures"). */
export function FramingDialog({ picture, onClose, onFramed }: FramingDialogProps) {
  const intl = useIntl();
  const queries = useQueryClient();
  const { original } = picture;
  const [framing, setFraming] = useState<Framing>(picture.framing);
  const text = (name: string) => intl.formatMessage({ id: `media.${name}` });
  const { crop, focus } = framing;
  const change = (part: Partial<Framing>) => {
    setFraming((now) => ({ ...now, ...part }));
  };
  const save = useMutation({
    ...changeFramingMutation(useLocale(), picture),
    onSuccess: async (framed) => {
      await onFramed?.(framed);
      useUi.getState().showToast(text('done.framing'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: mediaKey }),
  });
  const refusal = save.error ? normalizeError(save.error) : undefined;
  return (
    <FormDialog
      size="lg"
      title={text('frame')}
      submitLabel={text('save')}
      busy={save.isPending}
      refusal={refusal}
      fields={[]}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        save.mutate(framing);
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <div className={styles.parts}>
        <div className={styles.pictures}>
          <FramingStage original={original} framing={framing} onChange={change} />
          <FramingPreview original={original} framing={framing} label={text('preview')} />
        </div>
        <div className={styles.settings}>
          <Checkbox
            label={text('crop')}
            checked={crop !== null}
            onChange={({ currentTarget: { checked } }) => {
              const whole = { x: 0, y: 0, width: original.width, height: original.height };
              change({ crop: checked ? whole : null });
            }}
          />
          <p>{text('cropHint')}</p>
          <Checkbox
            label={text('focus')}
            checked={focus !== null}
            onChange={({ currentTarget: { checked } }) => {
              change({ focus: checked ? MIDDLE : null });
            }}
          />
          <p>{text('focusHint')}</p>
          {focus &&
            (['x', 'y'] as const).map((axis) => (
              <FocusRange
                key={axis}
                label={text(`focus.${axis}`)}
                value={focus[axis]}
                onChange={(value) => {
                  change({ focus: { ...focus, [axis]: value } });
                }}
              />
            ))}
        </div>
      </div>
      {refusal?.code === 'VERSION_STALE' && (
        <div className={styles.stale}>
          <p>{text('staleHint')}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setFraming(picture.framing);
              save.reset();
            }}
          >
            {text('takeSaved')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
