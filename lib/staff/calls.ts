import { OR_ABSENT } from '../api/absent';
import type { Acknowledgement } from '../health/contract.ts';
import type { StaffPayment, StaffPaymentPage } from './contract-payments.ts';
import type { Staff, StaffOrderDetail, StaffOrderPage } from './contract.ts';
import type { Locale } from '../api/contract.ts';
import type { OrderStatus } from '../orders/contract-values.ts';
import type { Parcel } from '../orders/contract.ts';
import type { ReturnMove, StaffMove, StaffPaymentMove } from './contract-values.ts';
import type { Http } from '../api/http';
import type { PlaceAsked } from '../api/place';
import type { CallCode } from '../identity/contract.ts';

const baseURL = '/api/admin/v1';

/** Null if the service lists no abilities, so it has no office. */
export async function getStaff(http: Http, locale: Locale): Promise<Staff | null> {
  const config = { baseURL, params: { locale }, ...OR_ABSENT };
  const { status, data } = await http.get<Staff>('/me', config);
  return status === 404 || !('abilities' in data) ? null : data;
}

export interface StaffOrderQuery extends PlaceAsked {
  readonly status: readonly OrderStatus[];
  readonly q?: string;
  readonly branch_id?: number;
  readonly returns?: 'open';
  readonly per_page: number;
  readonly locale: Locale;
}

export async function getStaffOrders(http: Http, params: StaffOrderQuery): Promise<StaffOrderPage> {
  return (await http.get<StaffOrderPage>('/orders', { baseURL, params })).data;
}

export async function getStaffOrder(
  http: Http,
  id: string,
  locale: Locale,
): Promise<StaffOrderDetail> {
  return (await http.get<StaffOrderDetail>(orderUrl(id), { baseURL, params: { locale } })).data;
}

/** The PDF; it needs the token in a header, so a link cannot open it. */
export async function getStaffInvoice(http: Http, id: string, locale: Locale): Promise<Blob> {
  const { data } = await http.get<Blob>(`${orderUrl(id)}/tax-invoice.pdf`, {
    baseURL,
    params: { locale },
    responseType: 'blob',
  });
  return data;
}

export async function getStaffCreditNote(
  http: Http,
  input: { id: string; serial: string; locale: Locale },
): Promise<Blob> {
  const { id, serial, locale } = input;
  const { data } = await http.get<Blob>(
    `${orderUrl(id)}/credit-notes/${encodeURIComponent(serial)}`,
    { baseURL, params: { locale }, responseType: 'blob' },
  );
  return data;
}

export interface ParcelEventInput {
  readonly id: string;
  readonly parcel: number;
  readonly state: Parcel['events'][number]['state'];
  readonly place_en: string;
  readonly place_th: string;
}

export async function addParcelEvent(
  http: Http,
  { id, parcel, ...body }: ParcelEventInput,
  locale: Locale,
): Promise<StaffOrderDetail> {
  const url = `${orderUrl(id)}/parcels/${String(parcel)}/events`;
  return (await http.post<StaffOrderDetail>(url, body, { baseURL, params: { locale } })).data;
}

export interface StaffMoveInput {
  readonly id: string;
  readonly move: StaffMove;
  readonly version: string;
  readonly reason?: string;
  readonly carrier?: string;
  readonly tracking_no?: string;
  readonly pickup_code?: string;
  readonly acknowledged?: Acknowledgement;
}

export async function moveStaffOrder(
  http: Http,
  { id, move, ...body }: StaffMoveInput,
  locale: Locale,
): Promise<StaffOrderDetail> {
  const url = `${orderUrl(id)}/${move.replace('_', '-')}`;
  return (await http.post<StaffOrderDetail>(url, body, { baseURL, params: { locale } })).data;
}

export interface ReturnMoveInput {
  readonly id: string;
  readonly move: ReturnMove;
  readonly version: string;
  readonly reason?: string;
  readonly restock?: boolean;
}

export async function decideStaffReturn(
  http: Http,
  { id, move, ...body }: ReturnMoveInput,
  locale: Locale,
): Promise<StaffOrderDetail> {
  const url = `${orderUrl(id)}/returns/${move}`;
  return (await http.post<StaffOrderDetail>(url, body, { baseURL, params: { locale } })).data;
}

interface StaffPaymentQuery extends PlaceAsked {
  readonly per_page: number;
  readonly locale: Locale;
}

export async function getStaffPayments(
  http: Http,
  params: StaffPaymentQuery,
): Promise<StaffPaymentPage> {
  return (await http.get<StaffPaymentPage>('/payments', { baseURL, params })).data;
}

export interface PaymentMoveInput {
  readonly id: string;
  readonly move: StaffPaymentMove;
  readonly version: string;
  readonly reason: string;
}

export async function resolveStaffPayment(
  http: Http,
  { id, move, ...body }: PaymentMoveInput,
  locale: Locale,
): Promise<StaffPayment> {
  const url = `/payments/${encodeURIComponent(id)}/${move}`;
  return (await http.post<StaffPayment>(url, body, { baseURL, params: { locale } })).data;
}

function orderUrl(id: string): string {
  return `/orders/${encodeURIComponent(id)}`;
}

/** Code for a caller whom the bot check refused; office only. */
export async function issueCallCode(
  http: Http,
  input: { readonly phone_number: string; readonly ref_code: string; readonly locale: Locale },
): Promise<CallCode> {
  const { locale, ...asked } = input;
  const config = { baseURL: '/api/admin/v1', params: { locale } };
  return (await http.post<CallCode>('/call-codes', asked, config)).data;
}
