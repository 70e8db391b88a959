import { ok, refuse, type Result } from '../../../core/result.ts';
import { applyEvent } from './apply-event.ts';
import type { EventWorld } from './event-context.ts';
import type { PaymentEventRepo, PaymentProviders, RawCallback } from '../ports.ts';

/**
 * Succeeds once the event is stored; otherwise the provider resends it. NOT_FOUND for an unknown provider,
 * UNAUTHENTICATED for a forged callback.
 */
export type ReceiveCallback = (
  provider: string,
  callback: RawCallback,
) => Promise<Result<'stored'>>;

export interface CallbackWorld extends EventWorld {
  readonly providers: PaymentProviders;
  readonly paymentEvents: Pick<PaymentEventRepo, 'store'>;
}

export function createReceiveCallback(world: CallbackWorld): ReceiveCallback {
  return async (name, callback) => {
    const provider = world.providers.named(name);
    if (!provider) return refuse('NOT_FOUND');
    const now = world.clock.now();
    const event = await provider.read(callback, now);
    if (event === 'forged') {
      world.report('a forged callback', { provider: name });
      return refuse('UNAUTHENTICATED');
    }
    if (event === 'ignored') return ok('stored');
    const isNew = await world.paymentEvents.store(provider.name, event, now);
    if (isNew) await applyEvent(world, { provider: provider.name, event });
    return ok('stored');
  };
}
