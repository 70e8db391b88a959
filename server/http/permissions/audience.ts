import { isStaff, type Member } from '../../core/member.ts';

/**
 * Who may make a call (`docs/contract.md`, "Who may what"):
 *
 * - `anyone`: visitors too
 * - `proof`: whoever brings something else than a token, a refresh cookie or the signature of a provider
 * - `member`: whoever is signed in, about what is everybody's or their own
 * - `owner`: whoever is signed in, about one thing that must be theirs
 * - `staff`: staff and pharmacists, about the orders of their branches
 * - `accounts`: staff, about money that a provider could not resolve
 * - `office`: staff without a branch
 * - `pharmacist`: pharmacists
 * - `dispensary`: pharmacists about their branches, and staff without a branch
 * - `talker`: pharmacists, about a conversation that is or was theirs
 */
export type Audience =
  | 'anyone'
  | 'proof'
  | 'member'
  | 'owner'
  | 'staff'
  | 'accounts'
  | 'office'
  | 'pharmacist'
  | 'dispensary'
  | 'talker';

/** Who passes at the door; which branches and whose things are rules behind it. */
const PASSES: Readonly<Record<Audience, (role: Member['role']) => boolean>> = {
  anyone: () => true,
  proof: () => true,
  member: () => true,
  owner: () => true,
  staff: (role) => isStaff({ role }),
  accounts: (role) => role === 'staff',
  office: (role) => role === 'staff',
  pharmacist: (role) => role === 'pharmacist',
  dispensary: (role) => isStaff({ role }),
  talker: (role) => role === 'pharmacist',
};

export function mayCall(audience: Audience, { role }: Pick<Member, 'role'>): boolean {
  return PASSES[audience](role);
}

/** Whether a call is made with the token of a sign-in. */
export function needsToken(audience: Audience): boolean {
  return audience !== 'anyone' && audience !== 'proof';
}
