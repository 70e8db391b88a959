import type { Http } from '../api/http';
import type { Locale } from '../i18n/locale';
import type { ProductParts } from './calls';
import type { DraftChoices, ProductDrafts } from './contract-drafts';
import type { DraftPart } from './contract-values';

const baseURL = '/api/admin/v1';

const draftsUrl = (id: number) => `/products/${String(id)}/drafts`;

export async function getProductDrafts(
  http: Http,
  id: number,
  locale: Locale,
): Promise<ProductDrafts> {
  const config = { baseURL, params: { locale } };
  return (await http.get<ProductDrafts>(draftsUrl(id), config)).data;
}

export interface DraftPlan {
  /** Version of the live part. */
  readonly version: string;
  readonly draft_version: string | null;
  readonly publish_at: string | null;
}

export async function saveProductDraft<Part extends DraftPart>(
  http: Http,
  { id, part }: { readonly id: number; readonly part: Part },
  body: ProductParts[Part] & DraftPlan,
  locale: Locale,
): Promise<ProductDrafts> {
  const config = { baseURL, params: { locale } };
  return (await http.put<ProductDrafts>(`${draftsUrl(id)}/${part}`, body, config)).data;
}

/** A draft as a person saw it, and what is done to it. */
export type DraftStep = {
  readonly id: number;
  readonly part: DraftPart;
  readonly version: string;
} & (
  | { readonly step: 'time'; readonly publish_at: string | null }
  | ({ readonly step: 'publish' } & DraftChoices)
  | { readonly step: 'discard' }
);

export async function stepProductDraft(
  http: Http,
  { id, part, step, ...body }: DraftStep,
  locale: Locale,
): Promise<ProductDrafts> {
  const method = step === 'time' ? 'put' : 'post';
  const url = `${draftsUrl(id)}/${part}/${step}`;
  return (await http[method]<ProductDrafts>(url, body, { baseURL, params: { locale } })).data;
}
