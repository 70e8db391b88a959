import type { Tell } from '../../core/signals.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { ApiApp } from '../../http/context.ts';
import type { PaymentProvider, PaymentProviders } from './ports.ts';
import type { Report } from '../../core/ports.ts';
import type { Module, ModuleJob } from '../../http/module.ts';
import { createPaymentEventRepo } from './event-repo.ts';
import { hostedFormRoutes } from './hosted-form.ts';
import { createRefundRepo } from './refund-repo.ts';
import { createPaymentRepo } from './repo.ts';
import { paymentRoutes } from './routes.ts';
import { letGo } from './rules/let-go.ts';
import { reconcile } from './rules/reconcile.ts';
import { returnMoney } from './rules/return-money.ts';
import { createPaymentUseCases } from './use-cases.ts';

type Parts = Parameters<typeof paymentRoutes>[1] & Parameters<typeof hostedFormRoutes>[1];

interface Gateways {
  readonly gateways: { readonly providers: readonly PaymentProvider[]; readonly report: Report };
}

export const payments = {
  calls: {
    'POST /me/orders/{id}/payments': 'owner',
    'GET /me/payments/{id}': 'owner',
    'GET /payments/methods': 'anyone',
    'POST /payments/webhooks/{provider}': 'proof',
  },
  repos: (db: Database, { tell }: { readonly tell: Tell }) => ({
    payments: createPaymentRepo(db, tell),
    paymentEvents: createPaymentEventRepo(db),
    refunds: createRefundRepo(db),
  }),
  useCases: (world: Needs<typeof createPaymentUseCases>) => ({
    payments: createPaymentUseCases(world),
  }),
  ports: ({ gateways: { providers, report } }: Gateways) => ({
    providers: {
      forMethod: (method) => providers.find(({ methods }) => methods.includes(method)),
      named: (name) => providers.find((provider) => provider.name === name),
    } satisfies PaymentProviders,
    report,
  }),
  routes: (app: ApiApp, parts: Parts) => {
    paymentRoutes(app, parts);
    hostedFormRoutes(app, parts);
  },
  jobs: (
    world: Needs<typeof reconcile | typeof letGo | typeof returnMoney>,
  ): readonly ModuleJob[] => [
    { name: 'payments', everyMs: 5_000, run: () => reconcile(world), catchesUp: 'jump' },
    { name: 'unwanted payments', everyMs: 2_000, run: () => letGo(world), catchesUp: 'jump' },
    { name: 'refunds', everyMs: 2_000, run: () => returnMoney(world), catchesUp: 'jump' },
  ],
} satisfies Module;
