import type { Branch, BranchPage } from '@/lib/branches/contract';

const always: [string, string][] = Array.from({ length: 7 }, () => ['00:00', '24:00']);

/** Branch as answered by the service: always open, with stock, ready in two hours. */
export function wireBranch(id: number, change: Partial<Branch> = {}): Branch {
  const name = `Branch ${String(id)}`;
  return {
    id,
    name,
    name_en: name,
    name_th: name,
    address: 'A street',
    province_code: '10',
    lat: 13.7,
    lng: 100.5,
    phone: '02-000-0101',
    hours: always,
    services: ['pickup'],
    open_now: true,
    holidays: [],
    pharmacist_hours: null,
    pharmacist_on_duty: false,
    pharmacy_licence_no: null,
    distance_m: null,
    stock: 'ok',
    lacking: [],
    ready_at: new Date(Date.now() + 7_200_000).toISOString(),
    ...change,
  };
}

export function branchPage(entities: Branch[]): BranchPage {
  return { entities, page: 1, per_page: 100, total: entities.length };
}
