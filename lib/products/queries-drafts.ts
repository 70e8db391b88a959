import { queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import type { ProductParts } from './calls';
import {
  getProductDrafts,
  saveProductDraft,
  stepProductDraft,
  type DraftPlan,
  type DraftStep,
} from './calls-drafts';
import type { DraftPart } from './contract-values';
import { officeProductKey } from './queries';

export function productDraftsQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: [...officeProductKey(id), 'drafts', locale],
    queryFn: async () => getProductDrafts(await http(), id, locale),
    staleTime: 0,
    retry: false,
  });
}

export async function saveDraft<Part extends DraftPart>(
  locale: Locale,
  draft: { readonly id: number; readonly part: Part },
  body: ProductParts[Part] & DraftPlan,
) {
  return saveProductDraft(await http(), draft, body, locale);
}

export function stepDraftMutation(locale: Locale) {
  return {
    mutationFn: async (step: DraftStep) => stepProductDraft(await http(), step, locale),
    retry: false,
  };
}
