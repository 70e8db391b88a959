import type { Ability, BuiltInRole } from '../../../lib/people/contract-values.ts';
import type { Satang } from '../../core/money.ts';
import type { Names } from '../../core/names.ts';
import type { FindPerson } from '../../core/person.ts';
import type { PlaceInList, PlacedPage } from '../../core/place-in-list.ts';

export interface Role {
  readonly id: number;
  readonly key: BuiltInRole | null;
  readonly name: Names;
  readonly abilities: readonly Ability[];
  /** Null: no limit. */
  readonly refundLimit: Satang | null;
}

export type NewRole = Omit<Role, 'id' | 'key'>;

export interface RoleRepo {
  /** In order of their ids, with the number of people. */
  all(): Promise<readonly (Role & { readonly people: number })[]>;
  find(id: number): Promise<Role | undefined>;
  /** The role as it is until the transaction ends. */
  lock(id: number): Promise<Role | undefined>;
  add(role: NewRole): Promise<number>;
  change(id: number, role: NewRole): Promise<void>;
  /** False while people or invitations have it. */
  remove(id: number): Promise<boolean>;
}

export interface StaffMember {
  readonly memberId: number;
  readonly name: string;
  readonly phone: string;
  readonly roleId: number;
  readonly branches: readonly { readonly id: number; readonly name: Names }[];
  readonly joinedAt: Date;
  readonly leftAt: Date | null;
}

export interface PeopleFilter {
  readonly q: string | undefined;
  readonly roleId: number | undefined;
  readonly here: boolean;
}

export interface Placement {
  readonly roleId: number;
  readonly branchIds: readonly number[];
}

export interface PeopleRepo {
  /** Abilities and branches of a person who works here. */
  readonly find: FindPerson;
  list(filter: PeopleFilter, place: PlaceInList): Promise<PlacedPage<StaffMember>>;
  /** Also people who left. */
  read(memberId: number): Promise<StaffMember | undefined>;
  /** The person as they are until the transaction ends; also people who left. */
  lock(memberId: number): Promise<StaffMember | undefined>;
  /** Locks all administrators who work here, and counts them. */
  lockAdmins(): Promise<number>;
  /** Branches of these ids that exist. */
  knownBranches(ids: readonly number[]): Promise<readonly number[]>;
  /** Makes a member work here, or changes the role and branches of someone who does. */
  place(
    memberId: number,
    placement: Placement & { readonly memberRole: 'staff' | 'pharmacist' },
    now: Date,
  ): Promise<void>;
  /** Ends the work here. */
  leave(memberId: number, now: Date): Promise<void>;
  signIns(memberId: number, now: Date): Promise<readonly SignIn[]>;
  /** Ends all sign-ins and the trust in all browsers. */
  endSignIns(memberId: number, now: Date): Promise<void>;
}

export interface SignIn {
  readonly userAgent: string;
  readonly createdAt: Date;
}

export interface Invitation extends Placement {
  readonly id: string;
  readonly phone: string;
  readonly email: string;
  readonly invitedBy: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface InvitationRepo {
  /** Unexpired ones, newest first. */
  open(now: Date): Promise<readonly Invitation[]>;
  add(invitation: Invitation & { readonly tokenHash: string }): Promise<void>;
  /** The unexpired invitation of this token, locked until the transaction ends. */
  lock(tokenHash: string, now: Date): Promise<Invitation | undefined>;
  /** False if there is none. */
  remove(id: string): Promise<boolean>;
  forgetExpired(before: Date): Promise<void>;
}
