import { describe, expect, it } from 'vitest';
import { differsByEngine, domainsOutOfReach } from './reach.ts';

const MACHINE = 'server/modules/orders/rules/machine.ts';

describe('domains out of reach of a change', () => {
  it.each([
    ['orders', 'a rule of its own domain', MACHINE],
    ['payments', 'a rule it is handed by another domain', MACHINE],
    ['pricing', 'money that the storefront formats as well', 'lib/format/money.ts'],
    ['branches', 'days that the core of the service reckons with', 'lib/format/bangkok.ts'],
    ['wallet', 'a test of its own', 'server/modules/wallet/tests/coins.test.ts'],
  ])('is not %s, by %s', (domain, _, file) => {
    expect(domainsOutOfReach([file])).not.toContain(domain);
  });

  it.each([
    ['regions', 'a rule of orders', MACHINE],
    ['payments', 'a rule of the wallet', 'server/modules/wallet/rules/redeem.ts'],
    ['orders', 'a screen', 'components/layout/footer/footer.tsx'],
  ])('is %s, by %s', (domain, _, file) => {
    expect(domainsOutOfReach([file])).toContain(domain);
  });

  it.each([
    ...['server/core/money.ts', 'server/db/migrations/0000_baseline.sql', 'tests/harness/shop.ts'],
    ...['messages/errors/en.json', 'package-lock.json'],
  ])('is nothing, by %s, which all share', (file) => {
    expect(domainsOutOfReach([MACHINE, file])).toEqual([]);
  });
});

describe('a change', () => {
  it.each([MACHINE, 'server/modules/orders/mapper.ts', 'lib/format/money.ts', 'bench/main.ts'])(
    'of %s does the same on both engines',
    (file) => {
      expect(differsByEngine([file])).toBe(false);
    },
  );

  it.each([
    'server/modules/orders/repo.ts',
    'server/modules/orders/tests/orders.test.ts',
    'server/db/client.ts',
    'tests/harness/shop.ts',
    'package-lock.json',
  ])('of %s may differ', (file) => {
    expect(differsByEngine([MACHINE, file])).toBe(true);
  });
});
