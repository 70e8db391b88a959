import type { Locale } from '../api/contract.ts';
import type { Branch, BranchPage, BranchQuery } from './contract.ts';
import type { Http } from '../api/http';

async function getBranchPage(http: Http, query: BranchQuery): Promise<BranchPage> {
  return (await http.get<BranchPage>('/branches', { params: query })).data;
}

export async function getBranches(http: Http, query: BranchQuery): Promise<Branch[]> {
  return (await getBranchPage(http, query)).entities;
}

/** Largest page of the service. */
const PER_PAGE = 100;

export async function getAllBranches(http: Http, query: BranchQuery): Promise<readonly Branch[]> {
  const page = (number: number) =>
    getBranchPage(http, { ...query, page: number, per_page: PER_PAGE });
  const first = await page(1);
  const more = Math.ceil(first.total / PER_PAGE) - 1;
  const rest = await Promise.all(Array.from({ length: Math.max(0, more) }, (_, i) => page(i + 2)));
  return [first, ...rest].flatMap(({ entities }) => entities);
}

export async function getBranch(http: Http, id: number, locale: Locale): Promise<Branch> {
  return (await http.get<Branch>(`/branches/${String(id)}`, { params: { locale } })).data;
}
