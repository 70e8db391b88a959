'use client';

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { FormBar } from '@/components/office/form/form-bar';
import { UploadArea } from '@/components/office/pictures/upload-area';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { PRODUCT_PICTURES } from '@/lib/media/contract-values';
import type { OfficePictures } from '@/lib/products/contract';
import { productPicturesQuery } from '@/lib/products/queries';
import { PictureItem } from './picture-item';
import styles from './pictures.module.scss';
import form from './products.module.scss';
import { usePictureForm } from './use-picture-form';

const MergeDialog = lazy(() =>
  import('@/components/office/form/merge-dialog').then((part) => ({ default: part.MergeDialog })),
);

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
      {error && !data && (
        <Notice tone="danger" role="alert">
          {normalizeError(error).message}
          <Button variant="secondary" onClick={() => void refetch()}>
            {text('retry')}
          </Button>
        </Notice>
      )}
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
  const { list, error } = edit;
  const count = list.fields.length;
  return (
    <form className={form.form} noValidate onSubmit={(event) => void edit.submit(event)}>
      {count === 0 && <p>{text('picture.none')}</p>}
      <ol className={styles.list}>
        {list.fields.map(({ key, url }, index) => (
          <PictureItem
            key={key}
            {...{ url, index, count, mayWrite, form: edit.form }}
            onMove={(to) => {
              list.move(index, to);
            }}
            onRemove={() => {
              list.remove(index);
            }}
          />
        ))}
      </ol>
      {mayWrite && count < PRODUCT_PICTURES && (
        <UploadArea
          onAdded={({ file, small_url: url, alt_en, alt_th }) => {
            list.append({ file, url, alt_en, alt_th }, { shouldFocus: false });
          }}
        />
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      )}
      {mayWrite && (
        <FormBar
          changed={edit.changed.map(({ label }) => label)}
          saveLabel={text('save.pictures')}
          busy={edit.busy}
          onDiscard={edit.discard}
        />
      )}
      {edit.merge && (
        <Suspense>
          <MergeDialog
            merge={edit.merge}
            fields={edit.fields}
            busy={edit.busy}
            onClose={edit.endMerge}
            onSave={(taken) => void edit.saveMerged(taken)}
          />
        </Suspense>
      )}
    </form>
  );
}
