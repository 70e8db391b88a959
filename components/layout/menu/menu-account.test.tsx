import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import th from '@/messages/layout/th.json';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { MenuAccount } from './menu-account';

beforeEach(() => {
  visit('/th');
});

const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['member', false],
  ['staff', true],
  ['pharmacist', true],
] as const)('a %s finds the way to the work of staff: %s', (role, isThere) => {
  useAuth.getState().succeed({ ...member, role });
  show(<MenuAccount />, th, 'th');
  expect(paths()).toContain('/th/profile');
  expect(paths().includes('/th/staff')).toBe(isThere);
});

it('shows only the sign-in to a guest', () => {
  useAuth.getState().fail();
  show(<MenuAccount />, th, 'th');
  expect(paths()).toEqual([expect.stringMatching(/^\/th\/login/)]);
});
