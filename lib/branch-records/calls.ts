import type { Http } from '../api/http';
import type { PlaceAsked } from '../api/place';
import type { Locale } from '../i18n/locale';
import type { BranchFacts, OfficeBranchDetail, OfficeBranchPage } from './contract';
import type { BranchSort, BranchState } from './contract-values';

const baseURL = '/api/admin/v1';
const urlOf = (id: number) => `/branches/${String(id)}`;

export interface BranchesQuery extends PlaceAsked {
  readonly q?: string;
  readonly state?: BranchState;
  readonly sort: BranchSort;
  readonly per_page: number;
  readonly locale: Locale;
}

export async function getOfficeBranches(
  http: Http,
  params: BranchesQuery,
): Promise<OfficeBranchPage> {
  return (await http.get<OfficeBranchPage>('/branches', { baseURL, params })).data;
}

export async function getOfficeBranch(
  http: Http,
  id: number,
  locale: Locale,
): Promise<OfficeBranchDetail> {
  return (await http.get<OfficeBranchDetail>(urlOf(id), { baseURL, params: { locale } })).data;
}

/** Facts with the degrees as they were typed. */
export interface BranchInput extends Omit<BranchFacts, 'lat' | 'lng'> {
  readonly lat: string;
  readonly lng: string;
}

export async function addBranch(
  http: Http,
  branch: BranchInput,
  locale: Locale,
): Promise<OfficeBranchDetail> {
  const config = { baseURL, params: { locale } };
  return (await http.post<OfficeBranchDetail>('/branches', branch, config)).data;
}

/** A branch as it was read. */
export interface Seen {
  readonly id: number;
  readonly version: string;
}

export async function changeBranch(
  http: Http,
  { id, version }: Seen,
  branch: BranchInput,
  locale: Locale,
): Promise<OfficeBranchDetail> {
  const config = { baseURL, params: { locale } };
  return (await http.put<OfficeBranchDetail>(urlOf(id), { ...branch, version }, config)).data;
}

/** Closes it for good, or opens it again. */
export async function moveBranch(
  http: Http,
  { id, version }: Seen,
  move: 'close' | 'open',
  locale: Locale,
): Promise<OfficeBranchDetail> {
  const config = { baseURL, params: { locale } };
  return (await http.post<OfficeBranchDetail>(`${urlOf(id)}/${move}`, { version }, config)).data;
}
