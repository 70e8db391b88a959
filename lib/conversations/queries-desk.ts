import { queryOptions } from '@tanstack/react-query';
import type { HandOver, NewRecommendation, NewReplacement } from './contract-desk';
import { getProducts } from '../catalog/calls';
import {
  getGivenApprovals,
  getNotes,
  handOverConversation,
  recommendProduct,
  replaceApproval,
  setDuty,
  withdrawApproval,
  getDeskCart,
} from './calls';
import { http } from '../api/http';
import { newKey } from '../browser/browser';
import type { Locale } from '../i18n/locale';
import { consultationKey, LEAST_LETTERS } from './queries';

const MOST_FOUND = 8;

export function dutyMutation() {
  return { mutationFn: async (on: boolean) => setDuty(await http(), on), retry: false };
}

export function notesQuery(id: number, locale: Locale) {
  return queryOptions({
    queryKey: [...consultationKey, 'notes', id, locale],
    queryFn: async () => getNotes(await http(), id, locale),
    staleTime: 0,
  });
}

export function handOverMutation(id: number, locale: Locale) {
  return {
    mutationFn: async (handOver: HandOver) =>
      handOverConversation(await http(), { id, locale, handOver }),
    retry: false,
  };
}

export function withdrawApprovalMutation(id: number) {
  return {
    mutationFn: async (reason: string) => withdrawApproval(await http(), id, reason),
    retry: false,
  };
}

export function replaceApprovalMutation(id: number) {
  return {
    mutationFn: async (replacement: NewReplacement) =>
      replaceApproval(await http(), id, replacement),
    retry: false,
  };
}

/** The pharmacist's approvals that can be withdrawn. */
export function givenApprovalsQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...consultationKey, 'given-approvals', locale],
    queryFn: async () => getGivenApprovals(await http(), locale),
    staleTime: 0,
  });
}

/** Products by name, medicines or not. */
export function productsNamedQuery(name: string, locale: Locale) {
  const keyword = name.trim();
  return queryOptions({
    queryKey: ['products-named', keyword, locale],
    queryFn: async () => {
      const query = { q: keyword, locale, facets: 'false' } as const;
      return (await getProducts(await http(), query)).entities.slice(0, MOST_FOUND);
    },
    enabled: keyword.length >= LEAST_LETTERS,
  });
}

export function recommendMutation(id: number, locale: Locale) {
  return {
    mutationFn: async (chosen: Pick<NewRecommendation, 'product_id' | 'body' | 'acknowledged'>) => {
      const said = { ...chosen, client_msg_id: newKey(), type: 'product' as const };
      await recommendProduct(await http(), { id, locale, said });
    },
    retry: false,
  };
}

const CART_MS = 10_000;

/** Read again while it is looked at: no event tells a pharmacist of a member's cart. */
export function deskCartQuery(id: number, locale: Locale) {
  return queryOptions({
    queryKey: ['desk-cart', id, locale],
    queryFn: async () => getDeskCart(await http(), id, locale),
    refetchInterval: CART_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
