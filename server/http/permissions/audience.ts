import { isStaff, type Member } from '../../core/member.ts';

/**
 * Permitted callers (`docs/contract.md`, "Who may what"):
 *
 * - `anyone`: visitors too
 * - `proof`: callers with another proof than a token, such as a refresh cookie or a provider's signature
 * - `member`: signed-in members, for shared data or their own
 * - `owner`: signed-in members, for one thing that must be theirs
 * - `staff`: staff and pharmacists, for the orders of their branches
 * - `accounts`: staff, for payments that a provider could not resolve
 * - `office`: staff without a branch
 * - `pharmacist`: pharmacists
 * - `dispensary`: pharmacists for their branches, and staff without a branch
 * - `talker`: pharmacists, for a conversation that is or was theirs
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

/** Coarse check by role; branches and ownership are checked by the rules. */
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

/** Whether a call requires an access token. */
export function needsToken(audience: Audience): boolean {
  return audience !== 'anyone' && audience !== 'proof';
}
