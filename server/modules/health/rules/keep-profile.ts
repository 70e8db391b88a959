import { PROFILE_CONSENT_VERSION } from '../../../../lib/health/contract-values.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse } from '../../../core/result.ts';
import type { HealthRepo, HealthUseCases } from '../ports.ts';

/** Health profile of a member (`docs/product/health.md`, "Profile"). */
export function createHealthUseCases({
  health,
  clock,
}: {
  readonly health: HealthRepo;
  readonly clock: Clock;
}): HealthUseCases {
  return {
    find: (memberId) => health.find(memberId),
    keep: async (memberId, notes, consentVersion) => {
      const current = PROFILE_CONSENT_VERSION;
      const kept = await health.keep(memberId, {
        ...{ notes, consentVersion, current },
        at: clock.now(),
      });
      const profile = kept ? await health.find(memberId) : undefined;
      return profile
        ? ok(profile)
        : refuse('HEALTH_CONSENT_REQUIRED', { data: { version: current } });
    },
    forget: (memberId) => health.forget(memberId, clock.now()),
    medicines: (productIds) => health.medicines(productIds),
  };
}
