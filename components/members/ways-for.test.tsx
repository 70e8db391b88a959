import { expect, it } from 'vitest';
import { waysFor, type ForRoles } from './ways-for';

const WAYS: readonly (ForRoles & { readonly path: string })[] = [
  { path: '/promotions' },
  { path: '/staff/orders', roles: ['staff', 'pharmacist'] },
  { path: '/staff/pharmacy', roles: ['pharmacist'] },
];

it.each([
  [undefined, ['/promotions']],
  ['member', ['/promotions']],
  ['staff', ['/promotions', '/staff/orders']],
  ['pharmacist', ['/promotions', '/staff/orders', '/staff/pharmacy']],
] as const)('%s sees the entries of the role: %j', (role, paths) => {
  expect(waysFor(role, WAYS).map(({ path }) => path)).toEqual(paths);
});
