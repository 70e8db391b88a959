import type { OnlineMethod } from '../../lib/api/contract/order-values.ts';
import type { Config } from './config/config.ts';
import type { PaymentProvider, ProviderName } from '../modules/payments/ports.ts';
import { createKbank } from '../modules/payments/providers/kbank/adapter.ts';
import { createOmise } from '../modules/payments/providers/omise/adapter.ts';
import { createSandbox } from '../demo/bank/adapter.ts';
import { sandboxSecret } from '../demo/bank/secret.ts';

type Settings = Pick<Config, 'payments' | 'host' | 'appSecret'>;

/** Where this machine reaches its own bank: the address that shoppers see may be another. */
function bankAddress({ host }: Settings, port: number): string {
  const name = host ?? 'localhost';
  return `http://${name.includes(':') ? `[${name}]` : name}:${String(port)}`;
}

/**
 * The gateways of this shop, each with the methods that the configuration gives it. In demo mode the sandbox takes
 * whatever is left. A gateway that no method names any more stays, for money that is still under way.
 */
export function createPaymentProviders(config: Settings): readonly PaymentProvider[] {
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
  if (sandbox) {
    const apiUrl = bankAddress(config, sandbox.port);
    const secret = sandboxSecret(config.appSecret);
    providers.push(createSandbox({ apiUrl, secret, methods: methodsOf(undefined) }));
  }
  return providers;
}
