'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { OfficeForm } from '@/components/office/form/office-form';
import { moved } from '@/components/office/form/places';
import { LoadError } from '@/components/office/load-error';
import { LibraryButton } from '@/components/office/pictures/library-button';
import { UploadArea } from '@/components/office/pictures/upload-area';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { PRODUCT_PICTURES } from '@/lib/media/contract-values';
import type { MediaPicture } from '@/lib/media/contract';
import type { OfficePictures } from '@/lib/products/contract';
import { productPicturesQuery } from '@/lib/products/queries';
import { PictureItem } from './picture-item';
import styles from './pictures.module.scss';
import form from './products.module.scss';
import { usePictureForm } from './use-picture-form';

interface PicturePartProps {
  readonly id: number;
  readonly mayWrite: boolean;
}

/** Pictures of a product (`docs/product/office.md`, "Pictures"). */
export function PicturePart({ id, mayWrite }: PicturePartProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const { data, error, refetch } = useQuery(productPicturesQuery(useLocale(), id));
  return (
    <section className={form.form} aria-label={text('part.pictures')}>
      <h2 id="pictures">{text('part.pictures')}</h2>
      <p>{text('part.picturesText')}</p>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner label={text('loading')} />}
      {data && <PictureForm id={id} saved={data} mayWrite={mayWrite} />}
    </section>
  );
}

interface PictureFormProps extends PicturePartProps {
  readonly saved: OfficePictures;
}

function PictureForm({ id, saved, mayWrite }: PictureFormProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const edit = usePictureForm(id, saved);
  const { change } = edit;
  const { pictures } = edit.values;
  const count = pictures.length;
  const add = (added: readonly MediaPicture[]) => {
    const entries = added.map(({ file, small_url: url, alt_en, alt_th }) => ({
      ...{ file, url, alt_en, alt_th },
    }));
    change([...edit.form.getValues('pictures'), ...entries]);
  };
  return (
    <OfficeForm edit={edit} saveLabel={text('save.pictures')} mayWrite={mayWrite}>
      {count === 0 && <p>{text('picture.none')}</p>}
      <ol className={styles.list}>
        {pictures.map((picture, index) => (
          <PictureItem
            key={edit.keyOf(picture.file)}
            {...{ picture, index, count, mayWrite, form: edit.form }}
            onMove={(from, to) => {
              change(moved(pictures, from, to));
            }}
            onFramed={(framed) => edit.framed(picture.file, framed)}
            onRemove={() => {
              change(pictures.toSpliced(index, 1));
            }}
          />
        ))}
      </ol>
      {mayWrite && count < PRODUCT_PICTURES && (
        <UploadArea
          onAdded={(picture) => {
            add([picture]);
          }}
        >
          <LibraryButton
            used={new Set(pictures.map(({ file }) => file))}
            room={PRODUCT_PICTURES - count}
            onChosen={add}
          />
        </UploadArea>
      )}
    </OfficeForm>
  );
}
