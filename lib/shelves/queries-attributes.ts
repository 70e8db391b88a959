import { queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import {
  addAttribute,
  changeAttribute,
  getOfficeAttribute,
  getOfficeAttributes,
  moveAttribute,
  removeAttribute,
  type SeenAttribute,
} from './calls-attributes';
import type { AttributeFacts, NewAttribute } from './contract-attributes';
import { shelvesKey } from './queries';

export const officeAttributesKey = [...shelvesKey, 'attributes'] as const;

export const officeAttributesQuery = queryOptions({
  queryKey: officeAttributesKey,
  queryFn: async () => getOfficeAttributes(await http()),
  staleTime: 0,
});

export const officeAttributeKey = (key: string) => [...shelvesKey, 'attribute', key] as const;

export function officeAttributeQuery(locale: Locale, key: string) {
  return queryOptions({
    queryKey: officeAttributeKey(key),
    queryFn: async () => getOfficeAttribute(await http(), key, locale),
    staleTime: 0,
    retry: false,
  });
}

export async function saveNewAttribute(locale: Locale, attribute: NewAttribute) {
  return addAttribute(await http(), attribute, locale);
}

export async function saveAttribute(locale: Locale, seen: SeenAttribute, facts: AttributeFacts) {
  return changeAttribute(await http(), seen, facts, locale);
}

export async function saveAttributeMove(locale: Locale, seen: SeenAttribute, position: number) {
  return moveAttribute(await http(), seen, position, locale);
}

export async function deleteAttribute(locale: Locale, seen: SeenAttribute) {
  return removeAttribute(await http(), seen, locale);
}
