import { calendarDay } from '../../../../lib/format/bangkok.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse } from '../../../core/result.ts';
import type { MemberUseCases, ProfileRepo } from '../ports.ts';
import { checkProfile } from './check-profile.ts';

interface World {
  readonly profiles: Pick<ProfileRepo, 'change'>;
  readonly clock: Clock;
}

/** Changes the profile (`docs/product/account.md`, "Profile"). */
export function createChangeProfile({ profiles, clock }: World): MemberUseCases['changeProfile'] {
  return async (member, changes) => {
    const checked = checkProfile(member, changes, calendarDay(clock.now()));
    if (!checked.ok) return checked;
    const changed = await profiles.change(member.id, checked.value);
    return changed ? ok(changed) : refuse('FIELD_LOCKED');
  };
}
