import { z } from 'zod';
import {
  bahtSchema,
  emailSchema,
  idSchema,
  isoDateTimeSchema,
  placedPageOf,
  placeQuerySchema,
  phoneSchema,
  searchTextSchema,
  seenSchema,
  textSchema,
  versionSchema,
} from '../api/contract.ts';
import { knownPasskeySchema } from './contract-passkeys.ts';
import { ABILITIES, BUILT_IN_ROLES, type Ability } from './contract-values.ts';

export const abilitySchema = z.enum(Object.keys(ABILITIES) as [Ability, ...Ability[]]);

const roleFields = z.object({
  name_en: textSchema(2, 60),
  name_th: textSchema(2, 60),
  abilities: z.array(abilitySchema).min(1).max(100),
  /** Largest refund that the role gives; null: no limit. */
  refund_limit: bahtSchema.min(0).max(1_000_000).nullable(),
});

export const newRoleSchema = roleFields;
export type NewRole = z.infer<typeof newRoleSchema>;

/** Changes a role; built-in ones only in `refund_limit`. */
export const roleChangeSchema = roleFields.extend(seenSchema.shape);

export type RoleChange = z.infer<typeof roleChangeSchema>;

export const roleSchema = roleFields
  .extend({
    id: z.number().int(),
    /** Null for roles that the shop made. */
    key: z.enum(BUILT_IN_ROLES).nullable(),
    /** People who have it now. */
    people: z.number().int(),
    version: versionSchema,
  })
  .meta({ id: 'Role' });
export type Role = z.infer<typeof roleSchema>;
export const roleListSchema = z.object({ entities: z.array(roleSchema) });

const branchIdsSchema = z
  .array(idSchema)
  .max(200)
  .describe('Empty: the online warehouse and every branch');

const personFields = z.object({
  member_id: z.number().int(),
  name: z.string(),
  phone_number: z.string(),
  role_id: z.number().int(),
  branches: z.array(z.object({ id: z.number().int(), name: z.string() })),
  joined_at: isoDateTimeSchema,
  /** Null while the person works here. */
  left_at: isoDateTimeSchema.nullable(),
});

export const personSchema = personFields.meta({ id: 'Person' });
export type Person = z.infer<typeof personSchema>;

export const personPageSchema = placedPageOf(personSchema).meta({ id: 'PersonPage' });
export type PersonPage = z.infer<typeof personPageSchema>;

export const personDetailSchema = personFields
  .extend({
    sign_ins: z.array(z.object({ user_agent: z.string(), created_at: isoDateTimeSchema })),
    second_factor: z.object({
      totp: z.boolean(),
      passkeys: z.array(knownPasskeySchema),
      recovery_codes: z.number().int(),
      /** Person who asked for a reset that a second person has to confirm. */
      reset_asked_by: z.number().int().nullable(),
    }),
    version: versionSchema,
  })
  .meta({ id: 'PersonDetail' });
export type PersonDetail = z.infer<typeof personDetailSchema>;

export const peopleQuerySchema = placeQuerySchema.extend({
  /** Part of a name or phone number. */
  q: searchTextSchema(60),
  role_id: idSchema.optional(),
  /** `left`: people who no longer work here. */
  state: z.enum(['here', 'left']).default('here'),
});

export const personParamSchema = z.object({ member_id: idSchema });
export const personChangeSchema = seenSchema.extend({
  role_id: idSchema,
  branch_ids: branchIdsSchema,
});

/** Exactly one of phone and email: the way of the link. */
export const newInvitationSchema = z
  .object({
    phone_number: phoneSchema.optional(),
    email: emailSchema.optional(),
    role_id: idSchema,
    branch_ids: branchIdsSchema,
  })
  .refine(({ phone_number: phone, email }) => (phone === undefined) !== (email === undefined), {
    path: ['email'],
  });
export type NewInvitation = z.infer<typeof newInvitationSchema>;

export const invitationSchema = z
  .object({
    id: z.uuid(),
    phone_number: z.string(),
    email: z.string(),
    role_id: z.number().int(),
    branch_ids: z.array(z.number().int()),
    /** Null for the link of `npm run admin`. */
    invited_by: z.number().int().nullable(),
    created_at: isoDateTimeSchema,
    expires_at: isoDateTimeSchema,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;
export const invitationListSchema = z.object({ entities: z.array(invitationSchema) });
export const invitationParamSchema = z.object({ id: z.uuid() });

/** Token of the link, after the `#`. */
export const joinSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
