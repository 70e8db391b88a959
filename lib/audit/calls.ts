import type { Http } from '../api/http';
import type { Locale } from '../i18n/locale';
import type { AuditPage } from './contract';

const baseURL = '/api/admin/v1';

export interface AuditQuery {
  readonly member_id?: number;
  readonly subject?: string;
  readonly action?: string;
  /** Days in Bangkok, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** @param before id to continue after */
export async function getAudit(
  http: Http,
  wanted: AuditQuery & { readonly before?: number; readonly locale: Locale },
): Promise<AuditPage> {
  return (await http.get<AuditPage>('/audit', { baseURL, params: wanted })).data;
}

export async function exportAudit(
  http: Http,
  params: AuditQuery & { readonly locale: Locale },
): Promise<Blob> {
  const url = '/audit/export';
  return (await http.get<Blob>(url, { baseURL, params, responseType: 'blob' })).data;
}
