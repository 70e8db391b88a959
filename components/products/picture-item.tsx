import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { dragged, keepFocus, useDropTarget } from '@/components/office/form/places';
import { FramingButton } from '@/components/office/framing/framing-button';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { TextField } from '@/components/ui/text-field';
import type { MediaPicture } from '@/lib/media/contract';
import { ALT_LENGTH } from '@/lib/media/contract-values';
import styles from './pictures.module.scss';
import type { PictureValues } from './use-picture-form';

interface PictureItemProps {
  readonly picture: PictureValues['pictures'][number];
  readonly index: number;
  readonly count: number;
  readonly mayWrite: boolean;
  readonly form: UseFormReturn<PictureValues>;
  /** Moves a picture from a place to another, counted from 0. */
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
  /** Receives the picture once it is cut anew. */
  readonly onFramed: (framed: MediaPicture) => Promise<void>;
}

const TEXTS = ['alt_th', 'alt_en'] as const;
const EDGE_PX = 120;
/** Folder of the library; drawn pictures of the demo are not cut. */
const LIBRARY = 'library/';

/** A picture of a product with its texts. Dragging it changes its place, and so do buttons, for keyboards. */
export function PictureItem(props: PictureItemProps) {
  const { picture, index, count, mayWrite, form, onMove, onRemove } = props;
  const intl = useIntl();
  const text = (name: string) =>
    intl.formatMessage({ id: `products.picture.${name}` }, { number: index + 1 });
  const errors = form.formState.errors.pictures?.[index];
  const { isOver, ...target } = useDropTarget((from) => {
    onMove(from, index);
  });
  return (
    <li className={styles.item} data-over={isOver} {...(mayWrite ? target : {})}>
      <div {...(mayWrite ? dragged(index) : {})}>
        <Picture
          unoptimized
          src={picture.url}
          alt=""
          width={EDGE_PX}
          height={EDGE_PX}
          draggable={false}
        />
      </div>
      <fieldset disabled={!mayWrite} aria-label={text('legend')}>
        <p>{text(index === 0 ? 'first' : 'place')}</p>
        {TEXTS.map((name) => (
          <TextField
            key={name}
            label={text(name)}
            lang={name === 'alt_th' ? 'th' : 'en'}
            maxLength={ALT_LENGTH}
            autoComplete="off"
            error={errors?.[name]?.message}
            {...form.register(`pictures.${index}.${name}`)}
          />
        ))}
        {mayWrite && (
          <div className={styles.moves}>
            <Button
              variant="secondary"
              size="sm"
              disabled={index === 0}
              onClick={({ currentTarget }) => {
                onMove(index, index - 1);
                keepFocus(currentTarget);
              }}
            >
              {text('earlier')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              disabled={index === count - 1}
              onClick={({ currentTarget }) => {
                onMove(index, index + 1);
                keepFocus(currentTarget);
              }}
            >
              {text('later')}
            </Button>
            {picture.file.startsWith(LIBRARY) && (
              <FramingButton file={picture.file} goneText={text('gone')} onFramed={props.onFramed}>
                {text('frame')}
              </FramingButton>
            )}
            <Button variant="ghost" size="sm" onClick={onRemove}>
              {text('remove')}
            </Button>
          </div>
        )}
      </fieldset>
    </li>
  );
}
