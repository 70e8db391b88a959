import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useIntl, type IntlShape } from 'react-intl';
import { useOfficeForm, type OfficeField } from '@/components/office/form/use-office-form';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import type { AttributeFacts, OfficeAttribute } from '@/lib/shelves/contract-attributes';
import {
  officeAttributeKey,
  officeAttributesKey,
  saveAttribute,
} from '@/lib/shelves/queries-attributes';
import { useUi } from '@/stores/ui';
import { nameOf } from './shelf';

const FIELDS = ['name_th', 'name_en', 'filters', 'values'] as const;
const asTyped: Resolver<AttributeFacts> = (values) => ({ values, errors: {} });

/** Editing of an attribute with its values, checked by the service. */
export function useAttributeForm(attribute: OfficeAttribute) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const { key, version } = attribute;
  const saved = useMemo((): AttributeFacts => {
    const { name_en, name_th, filters, values } = attribute;
    return { name_en, name_th, filters, values };
  }, [attribute]);
  const fields = useMemo(() => fieldsIn(intl, locale), [intl, locale]);
  const edit = useOfficeForm<AttributeFacts>({
    ...{ thing: `attribute ${key}`, saved, version, fields, resolver: asTyped },
    save: async (values, seen) => {
      const answer = await saveAttribute(locale, { key, version: seen }, values);
      useUi.getState().showToast(intl.formatMessage({ id: 'shelves.saved' }));
      queries.setQueryData(officeAttributeKey(key), answer);
      void queries.invalidateQueries({ queryKey: officeAttributesKey });
      return answer.version;
    },
    refresh: () => queries.invalidateQueries({ queryKey: officeAttributeKey(key) }),
  });
  const change = (next: AttributeFacts['values']) => {
    edit.form.setValue('values', next);
  };
  return { ...edit, change };
}

function fieldsIn(intl: IntlShape, locale: Locale): readonly OfficeField<AttributeFacts>[] {
  const archived = intl.formatMessage({ id: 'shelves.archived' });
  const shown: Readonly<Partial<Record<(typeof FIELDS)[number], (value: unknown) => string>>> = {
    filters: (value) => intl.formatMessage({ id: `shelves.filters.${String(value)}` }),
    values: (value) =>
      intl.formatList(
        (value as AttributeFacts['values']).map((one) =>
          one.archived ? `${nameOf(one, locale)} (${archived})` : nameOf(one, locale),
        ),
        { type: 'unit' },
      ),
  };
  return FIELDS.map((name) => ({
    ...{ name, label: intl.formatMessage({ id: `shelves.field.${name}` }) },
    show: shown[name] ?? String,
  }));
}
