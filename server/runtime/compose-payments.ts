import { reportTo, type Logger } from '../core/log.ts';
import type { Config } from './config/config.ts';
import type { OpenDatabase } from '../db/client.ts';
import { createRepos, type Repos } from '../repos/all.ts';
import { deliverECards } from '../modules/e-cards/deliver.ts';
import { issueGiftCards } from '../modules/gift-cards/issue.ts';
import { createTransact, type Transact } from '../repos/unit-of-work.ts';
import type { Clock, Hasher, Ids, Report } from '../core/ports.ts';
import type { OrderLimits } from '../modules/orders/rules/order-limits.ts';
import type { Telling } from '../modules/orders/move-ports.ts';
import { completeOrders, expireOrders } from '../modules/orders/rules/sweep-orders.ts';
import { createFindPayment } from '../modules/payments/rules/find-payment.ts';
import { createFieldsOfPayment } from '../modules/payments/rules/hosted-fields.ts';
import type { PaymentProvider, PaymentProviders } from '../modules/payments/ports.ts';
import { createReceiveCallback } from '../modules/payments/rules/receive-callback.ts';
import { letGo } from '../modules/payments/rules/let-go.ts';
import { reconcile } from '../modules/payments/rules/reconcile.ts';
import { returnMoney } from '../modules/payments/rules/return-money.ts';
import { createStartPayment } from '../modules/payments/rules/start-payment.ts';
import type { UseCases } from './use-cases.ts';
import { createPaymentProviders } from './payment-providers.ts';

/** The gateways of a shop, and who hears of what no shopper can mend. */
export interface Gateways {
  /** Of several with the same method the first is asked. */
  readonly providers: readonly PaymentProvider[];
  readonly report: Report;
}

export async function gatewaysOf(config: Config, log: Logger): Promise<Gateways> {
  return {
    providers: await createPaymentProviders(config),
    report: reportTo(log),
  };
}

interface PaymentWorld extends Telling {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly site: { readonly publicUrl: string };
  readonly gateways: Gateways;
}

function partsOf<Of extends PaymentWorld>(
  { gateways, ...world }: Of,
  repos: Repos,
  transact: Transact,
) {
  const { report, providers } = gateways;
  return { ...world, ...repos, transact, report, providers: directoryOf(providers) };
}

function directoryOf(all: readonly PaymentProvider[]): PaymentProviders {
  return {
    forMethod: (method) => all.find(({ methods }) => methods.includes(method)),
    named: (name) => all.find((provider) => provider.name === name),
  };
}

export function composePayments(
  world: PaymentWorld,
  repos: Repos,
  transact: Transact,
): Pick<UseCases, 'payments'> {
  const parts = partsOf(world, repos, transact);
  return {
    payments: {
      providers: parts.providers,
      start: createStartPayment(parts),
      find: createFindPayment(parts),
      receive: createReceiveCallback(parts),
      fields: createFieldsOfPayment(parts),
    },
  };
}

/** What orders and payments do without being asked; each may run in any number of processes at the same time. */
export interface OrderJobs {
  readonly expire: () => Promise<void>;
  readonly complete: () => Promise<void>;
  readonly reconcile: () => Promise<void>;
  readonly returnMoney: () => Promise<void>;
  readonly letGo: () => Promise<void>;
  /** Gift cards that are paid, and e-cards, whose day has come. */
  readonly sendCards: () => Promise<void>;
}

export function composeOrderJobs(
  world: PaymentWorld & {
    database: OpenDatabase;
    limits: Pick<OrderLimits, 'days'>;
    hasher: Hasher;
  },
): OrderJobs {
  const { db, signals } = world.database;
  const transact = createTransact(db, world.limits.days, signals.notify);
  const parts = partsOf(world, createRepos(db), transact);
  return {
    expire: () => expireOrders(parts),
    complete: () => completeOrders(parts),
    reconcile: () => reconcile(parts),
    returnMoney: () => returnMoney(parts),
    letGo: () => letGo(parts),
    sendCards: async () => {
      await issueGiftCards(parts);
      await deliverECards(parts);
    },
  };
}
