import type { Switches } from '../../demo/bank/wire.ts';
import { expect } from './fixtures.ts';
import type { ShopServer } from './server.ts';

export async function flip(shop: ShopServer, switches: Partial<Switches>): Promise<void> {
  const answer = await fetch(`${shop.bankUrl}/switches`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(switches),
  });
  expect(answer.status).toBe(200);
}
