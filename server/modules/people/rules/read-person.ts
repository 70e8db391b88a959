import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { SecondFactorRepo } from '../factor-ports.ts';
import type { PasskeyRepo, StoredPasskey } from '../passkey-ports.ts';
import type { PeopleRepo, SignIn, StaffMember } from '../ports.ts';
import { RESET_MS } from './manage-people.ts';

interface Reads {
  readonly people: PeopleRepo;
  readonly secondFactors: SecondFactorRepo;
  readonly passkeys: Pick<PasskeyRepo, 'of'>;
  readonly clock: Clock;
}

/** A person with sign-ins and the state of the second factor. */
export interface PersonDetail extends StaffMember {
  readonly signIns: readonly SignIn[];
  readonly totp: boolean;
  readonly passkeys: readonly StoredPasskey[];
  readonly recoveryCodes: number;
  readonly resetAskedBy: number | undefined;
}

export function createReadPerson({ people, secondFactors, passkeys, clock }: Reads) {
  return async (memberId: number): Promise<Result<PersonDetail>> => {
    const now = clock.now();
    const person = await people.read(memberId);
    if (!person) return refuse('NOT_FOUND');
    const [signIns, factor, keys, recoveryCodes, resetAskedBy] = await Promise.all([
      people.signIns(memberId, now),
      secondFactors.find(memberId),
      passkeys.of(memberId),
      secondFactors.countRecoveryCodes(memberId),
      secondFactors.resetAskedBy(memberId, new Date(now.getTime() - RESET_MS)),
    ]);
    const totp = factor?.confirmed ?? false;
    return ok({ ...person, signIns, totp, passkeys: keys, recoveryCodes, resetAskedBy });
  };
}
