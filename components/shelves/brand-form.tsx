'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { BilingualFields } from '@/components/office/form/bilingual-fields';
import { OfficeForm } from '@/components/office/form/office-form';
import { useOfficeForm } from '@/components/office/form/use-office-form';
import { PictureField } from '@/components/office/pictures/picture-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { useLocale } from '@/lib/i18n/use-locale';
import type { BrandFacts, OfficeBrandDetail } from '@/lib/shelves/contract';
import { officeBrandKey, saveBrand, shelvesKey } from '@/lib/shelves/queries';
import { useUi } from '@/stores/ui';
import styles from './shelves.module.scss';

/** Texts of a brand, each in both languages. */
const TEXTS = (['name', 'tagline', 'story'] as const).flatMap((name) => [
  `${name}_th` as const,
  `${name}_en` as const,
]);

interface BrandFormProps {
  readonly brand: OfficeBrandDetail;
  readonly mayWrite: boolean;
}

/** Logo of a brand, and its texts in both languages. Its code stands in addresses, so it is shown alone. */
export function BrandForm({ brand, mayWrite }: BrandFormProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `shelves.${name}` });
  const edit = useBrandForm(brand);
  const { form } = edit;
  const control = (name: (typeof TEXTS)[number]) => ({
    label: text(`field.${name}`),
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  return (
    <OfficeForm edit={edit} saveLabel={text('save')} mayWrite={mayWrite}>
      <fieldset className={styles.fields} disabled={!mayWrite}>
        <BilingualFields th={control('name_th')} en={control('name_en')} />
        <TextField
          label={text('field.code')}
          hint={text('hint.fixed')}
          value={brand.code}
          readOnly
        />
        <BilingualFields th={control('tagline_th')} en={control('tagline_en')} />
        <div className={styles.pair}>
          <TextArea lang="th" rows={8} {...control('story_th')} />
          <TextArea lang="en" rows={8} {...control('story_en')} />
        </div>
      </fieldset>
      <PictureField
        label={text('field.logo')}
        hint={text('hint.logo')}
        error={form.formState.errors.logo?.message}
        value={edit.values.logo}
        mayWrite={mayWrite}
        onChange={(file) => {
          form.setValue('logo', file);
        }}
      />
    </OfficeForm>
  );
}

const asTyped: Resolver<BrandFacts> = (values) => ({ values, errors: {} });

/** Editing of a brand, checked by the service. */
function useBrandForm(brand: OfficeBrandDetail) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const { id, version } = brand;
  const saved = useMemo(() => factsOf(brand), [brand]);
  const fields = useMemo(() => {
    const label = (name: string) => intl.formatMessage({ id: `shelves.field.${name}` });
    const showLogo = (value: unknown) =>
      intl.formatMessage({ id: value === null ? 'shelves.noPicture' : 'shelves.onePicture' });
    return [
      ...TEXTS.map((name) => ({ name, label: label(name), show: String })),
      { name: 'logo' as const, label: label('logo'), show: showLogo },
    ];
  }, [intl]);
  return useOfficeForm<BrandFacts>({
    ...{ thing: `brand ${String(id)}`, saved, version, fields, resolver: asTyped },
    save: async (values, seen) => {
      const answer = await saveBrand(locale, { id, version: seen }, values);
      useUi.getState().showToast(intl.formatMessage({ id: 'shelves.saved' }));
      void queries.invalidateQueries({ queryKey: shelvesKey });
      return answer.version;
    },
    refresh: () => queries.invalidateQueries({ queryKey: officeBrandKey(id) }),
  });
}

function factsOf(brand: OfficeBrandDetail): BrandFacts {
  const { name_en, name_th, tagline_en, tagline_th, story_en, story_th, logo } = brand;
  return { name_en, name_th, tagline_en, tagline_th, story_en, story_th, logo };
}
