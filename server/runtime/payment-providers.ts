import type { OnlineMethod } from '../../lib/checkout/contract-values.ts';
import type { Config } from '../config/config.ts';
import type { Logger, Report } from '../core/ports.ts';
import { demo } from './demo.ts';
import { reportTo } from './log.ts';
import type { PaymentProvider } from '../modules/payments/ports.ts';
import type { ProviderName } from '../core/kept-payments.ts';
import { createKbank } from '../modules/payments/providers/kbank/adapter.ts';
import { createOmise } from '../modules/payments/providers/omise/adapter.ts';

/** The shop's gateways, and a report for problems that only operators can fix. */
export interface Gateways {
  /** The first provider of a method is used. */
  readonly providers: readonly PaymentProvider[];
  readonly report: Report;
}

export async function gatewaysOf(config: Settings, log: Logger): Promise<Gateways> {
  return { providers: await createPaymentProviders(config), report: reportTo(log) };
}

type Settings = Pick<Config, 'payments' | 'host' | 'appSecret'>;

/** Local address of the sandbox bank; its public address may differ. */
function bankAddress({ host }: Settings, port: number): string {
  const name = host ?? 'localhost';
  return `http://${name.includes(':') ? `[${name}]` : name}:${String(port)}`;
}

/**
 * The shop's gateways with their configured methods. In demo mode the sandbox takes the remaining
 * methods. A gateway without methods stays, for payments in progress.
 */
export async function createPaymentProviders(
  config: Settings,
): Promise<readonly PaymentProvider[]> {
  const { card, truemoney, qr, kbank, omise, sandbox } = config.payments;
  const chosen: readonly [OnlineMethod, ProviderName | undefined][] = [
    ['kbank_card', card],
    ['truemoney', truemoney],
    ['qr', qr],
  ];
  const methodsOf = (name: ProviderName | undefined) =>
    chosen.filter(([, provider]) => provider === name).map(([method]) => method);
  const providers: PaymentProvider[] = [];
  if (kbank) providers.push(createKbank(kbank, methodsOf('kbank')));
  if (omise) providers.push(createOmise(omise, methodsOf('omise')));
  if (sandbox) providers.push(await openSandbox(config, sandbox.port, methodsOf(undefined)));
  return providers;
}

/** Loaded in a demo only. */
async function openSandbox(
  config: Settings,
  port: number,
  methods: readonly OnlineMethod[],
): Promise<PaymentProvider> {
  const [{ createSandbox }, { sandboxSecret }] = await Promise.all([
    demo.bankAdapter(),
    demo.bankSignature(),
  ]);
  const secret = sandboxSecret(config.appSecret);
  return createSandbox({ apiUrl: bankAddress(config, port), secret, methods });
}
