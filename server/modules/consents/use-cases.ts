import type { Needs } from '../../core/transact.ts';
import type { ConsentRepo } from './ports.ts';
import {
  createAcceptConsent,
  createAvailableConsent,
  createDeclineConsent,
} from './rules/answer-consent.ts';

type World = Needs<
  typeof createAvailableConsent | typeof createAcceptConsent | typeof createDeclineConsent
> & { readonly consents: Pick<ConsentRepo, 'text' | 'list' | 'history'> };

export type ConsentUseCases = ReturnType<typeof createConsentUseCases>;

export function createConsentUseCases(world: World) {
  const { consents } = world;
  return {
    text: () => consents.text(),
    list: (memberId: number) => consents.list(memberId),
    history: (memberId: number) => consents.history(memberId),
    available: createAvailableConsent(world),
    accept: createAcceptConsent(world),
    decline: createDeclineConsent(world),
  };
}
