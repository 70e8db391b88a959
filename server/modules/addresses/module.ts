import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { ApiApp } from '../../http/context.ts';
import { addresses as kept, vatAddresses } from './schema.ts';
import type { Module } from '../../http/module.ts';
import { createAddressRepo } from './repo.ts';
import { addressRoutes } from './routes.ts';
import { createAddressUseCases, createVatAddressUseCases } from './use-cases.ts';
import { createVatAddressRepo } from './vat-repo.ts';
import { vatAddressRoutes } from './vat-routes.ts';

type World = Needs<typeof createAddressUseCases | typeof createVatAddressUseCases>;

type Parts = Parameters<typeof addressRoutes>[1] & Parameters<typeof vatAddressRoutes>[1];

export const addresses = {
  calls: {
    'GET /me/addresses': 'member',
    'POST /me/addresses': 'member',
    'PATCH /me/addresses/{id}': 'owner',
    'DELETE /me/addresses/{id}': 'owner',
    'POST /me/addresses/{id}/default': 'owner',
    'GET /me/vat-addresses': 'member',
    'POST /me/vat-addresses': 'member',
    'PATCH /me/vat-addresses/{id}': 'owner',
    'DELETE /me/vat-addresses/{id}': 'owner',
    'POST /me/vat-addresses/{id}/default': 'owner',
  },
  repos: (db: Database) => ({
    addresses: createAddressRepo(db),
    vatAddresses: createVatAddressRepo(db),
  }),
  useCases: (world: World) => ({
    addresses: createAddressUseCases(world),
    vatAddresses: createVatAddressUseCases(world),
  }),
  erases: { rows: [kept, vatAddresses] },
  exports: { addresses: '/me/addresses', tax_addresses: '/me/vat-addresses' },
  routes: (app: ApiApp, parts: Parts) => {
    addressRoutes(app, parts);
    vatAddressRoutes(app, parts);
  },
} satisfies Module;
