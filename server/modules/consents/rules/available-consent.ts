import type { ConsentLetter, ConsentRepo } from '../ports.ts';

export type AvailableConsent = (memberId: number) => Promise<ConsentLetter | undefined>;

/** What to ask the member: the newest letter, once. A newer one makes the older ones void. */
export function createAvailableConsent(world: {
  consents: Pick<ConsentRepo, 'newest'>;
}): AvailableConsent {
  return async (memberId) => {
    const letter = await world.consents.newest(memberId);
    return letter?.answer ? undefined : letter;
  };
}
