import type { Locale } from '../api/contract.ts';
import type { DispensingLabel, DispensingRecordPage } from './contract.ts';
import type { Http } from '../api/http';
import type { PlaceAsked } from '../api/place';

const STAFF = '/api/admin/v1';

interface Labels {
  readonly entities: readonly DispensingLabel[];
}

/** Labels of an order at one of the pharmacist's branches. */
export async function getLabels(http: Http, id: string, locale: Locale) {
  const config = { baseURL: STAFF, params: { locale } };
  return (await http.get<Labels>(`/orders/${encodeURIComponent(id)}/labels`, config)).data.entities;
}

export interface RecordRange {
  /** `yyyy-mm-dd`. */
  readonly from: string;
  readonly to: string;
  readonly branch_id?: number;
}

export async function getDispensingRecords(
  http: Http,
  params: RecordRange & PlaceAsked & { readonly per_page: number },
): Promise<DispensingRecordPage> {
  const config = { baseURL: STAFF, params };
  return (await http.get<DispensingRecordPage>('/dispensing-records', config)).data;
}

export async function exportDispensingRecords(
  http: Http,
  params: RecordRange & { readonly locale: Locale },
): Promise<Blob> {
  const config = { baseURL: STAFF, params, responseType: 'blob' as const };
  return (await http.get<Blob>('/dispensing-records/export', config)).data;
}

export async function getOwnDispensing(http: Http, orderId: string) {
  const config = { params: { order_id: orderId } };
  return (await http.get<Labels>('/me/dispensing-records', config)).data.entities;
}
