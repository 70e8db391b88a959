import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ERROR_STATUS } from '../../lib/api/contract-errors.ts';
import { MOVES } from '../../server/modules/orders/rules/machine.ts';
import { PAYMENT_MOVES } from '../../server/modules/payments/rules/machine.ts';

const contract = await readFile('docs/contract.md', 'utf8');

function rowsUnder(heading: string): string[][] {
  const [, rest = ''] = contract.split(`\n## ${heading}\n`);
  const [section = ''] = rest.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.slice(2).map((row) => row.replaceAll('`', '').split('|').slice(1, -1));
  return cells.map((row) => row.map((cell) => cell.trim()));
}

it('the documentation lists the transitions of orders, in their order', () => {
  const moves = MOVES.map(({ from, to }) => `${from} ${to}`);
  expect(rowsUnder('Order states').map(([from, to]) => `${from ?? ''} ${to ?? ''}`)).toEqual(moves);
});

it('the documentation lists the transitions of payments', () => {
  const moves = Object.entries(PAYMENT_MOVES).map(([from, to]) => [
    from,
    to.length === 0 ? 'nothing' : to.join(', '),
  ]);
  expect(rowsUnder('Payment states')).toEqual(moves);
});

it('the documentation lists every error code under its status', () => {
  const codes = rowsUnder('Errors').flatMap(([status, names = '']) =>
    names.split(', ').map((code) => [code, Number(status)]),
  );
  expect(Object.fromEntries(codes)).toEqual(ERROR_STATUS);
});
