'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Resolver, ResolverResult } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useOfficeForm, type OfficeField } from '@/components/office/form/use-office-form';
import { useLocale } from '@/lib/i18n/use-locale';
import type { MediaPicture } from '@/lib/media/contract';
import type { OfficePictures } from '@/lib/products/contract';
import {
  officeProductKey,
  productPicturesKey,
  productPicturesQuery,
  savePictures,
} from '@/lib/products/queries';
import { useUi } from '@/stores/ui';

export interface PictureValues {
  readonly pictures: OfficePictures['pictures'];
}

/** Editing of a product's pictures: their order and alternative texts. */
export function usePictureForm(id: number, { pictures, version }: OfficePictures) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const [keys, setKeys] = useState<ReadonlyMap<string, string>>(new Map());
  const saved = useMemo((): PictureValues => ({ pictures }), [pictures]);
  const fields = useMemo(
    (): readonly OfficeField<PictureValues>[] => [
      {
        name: 'pictures',
        label: intl.formatMessage({ id: 'products.part.pictures' }),
        show: (value) =>
          intl.formatList(
            (value as PictureValues['pictures']).map((one) =>
              locale === 'th' ? one.alt_th : one.alt_en,
            ),
            { type: 'unit' },
          ),
      },
    ],
    [intl, locale],
  );
  const missing = intl.formatMessage({ id: 'products.missing' });
  const edit = useOfficeForm<PictureValues>({
    ...{ thing: `pictures of product ${String(id)}`, saved, version, fields },
    resolver: useMemo(() => needsTexts(missing), [missing]),
    refresh: () => queries.invalidateQueries({ queryKey: productPicturesKey(id) }),
    save: async (values, seen) => {
      const sent = values.pictures.map(({ file, alt_en, alt_th }) => ({ file, alt_en, alt_th }));
      const answer = await savePictures(locale, { id, version: seen }, sent);
      useUi.getState().showToast(intl.formatMessage({ id: 'products.saved' }));
      void queries.invalidateQueries({ queryKey: officeProductKey(id) });
      return answer.version;
    },
  });
  const change = (next: PictureValues['pictures']) => {
    edit.form.setValue('pictures', next);
  };
  /** A picture that was cut anew bears another file, in the product too; the rest of the input stays. */
  const framed = async (before: string, { file, small_url: url }: MediaPicture) => {
    setKeys((known) => new Map(known).set(file, known.get(before) ?? before));
    const now = await queries.query(productPicturesQuery(locale, id));
    const input = edit.form.getValues('pictures');
    const next = input.map((one) => (one.file === before ? { ...one, file, url } : one));
    edit.rebase({ values: { pictures: now.pictures }, version: now.version }, { pictures: next });
    void queries.invalidateQueries({ queryKey: officeProductKey(id) });
  };
  /** Stays the same when a picture is cut anew, so that its place keeps the focus. */
  const keyOf = (file: string) => keys.get(file) ?? file;
  return { ...edit, change, framed, keyOf };
}

/** Pictures need a text in both languages: people who do not see them hear it. */
function needsTexts(message: string): Resolver<PictureValues> {
  return (values) => {
    const faulty = values.pictures.map((picture) =>
      Object.fromEntries(
        (['alt_th', 'alt_en'] as const)
          .filter((name) => picture[name].trim() === '')
          .map((name) => [name, { type: 'required', message }]),
      ),
    );
    const isFaulty = faulty.some((one) => Object.keys(one).length > 0);
    const result: ResolverResult<PictureValues> = isFaulty
      ? { values: {}, errors: { pictures: faulty } }
      : { values, errors: {} };
    return result;
  };
}
