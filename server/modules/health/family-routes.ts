import { createRoute } from '@hono/zod-openapi';
import { emptySchema, idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  familyMemberSchema,
  familySchema,
  newFamilyMemberSchema,
  setFamilyMemberSchema,
  type FamilyMember,
} from '../../../lib/health/contract-family.ts';
import { monthsOld } from '../../../lib/format/age.ts';
import { calendarDay } from '../../../lib/format/bangkok.ts';
import type { Clock } from '../../core/ports.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { FamilyEntry, FamilyUseCases } from './ports.ts';
import { profileVersion } from './rules/keep-family.ts';

interface Parts {
  readonly identity: IdentityUseCases;
  readonly family: FamilyUseCases;
  readonly clock: Clock;
}

/** People a member cares for (`docs/product/health.md`, "Family"). */
export function familyRoutes(app: ApiApp, { identity, family, clock }: Parts): void {
  const common = { tags: ['Pharmacy'], middleware: requireMember(identity) };
  const query = localeQuerySchema;
  const path = '/me/family';
  const one = '/me/family/{id}';
  const toAnswer = (entry: FamilyEntry) => toFamilyMember(entry, calendarDay(clock.now()));

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path,
      request: { query },
      responses: answers(familySchema, 401),
    }),
    async (c) => {
      const found = await family.list(c.get('member').id);
      return c.json({ entities: found.map(toAnswer) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path,
      description: 'HEALTH_CONSENT_REQUIRED until the letter of the health profile is agreed to.',
      request: { query, body: jsonBody(newFamilyMemberSchema) },
      responses: created(familyMemberSchema, 400, 401, 403, 409, 422),
    }),
    async (c) => {
      const { consent_version: consentVersion, ...profile } = c.req.valid('json');
      const kept = unwrap(await family.add(c.get('member').id, profile, consentVersion));
      return c.json(toAnswer(kept), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: one,
      description: 'VERSION_STALE where it was changed since `version` was read.',
      request: { query, params: idParamSchema, body: jsonBody(setFamilyMemberSchema) },
      responses: answers(familyMemberSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { consent_version: consentVersion, version, ...profile } = c.req.valid('json');
      const change = { profile, version, consentVersion };
      const { id } = c.req.valid('param');
      return c.json(toAnswer(unwrap(await family.replace(c.get('member').id, id, change))), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: one,
      description: 'Conversations and approvals keep whom they were about.',
      request: { query, params: idParamSchema },
      responses: answers(emptySchema, 401, 404, 422),
    }),
    async (c) => {
      unwrap(await family.remove(c.get('member').id, c.req.valid('param').id));
      return c.json({}, 200);
    },
  );
}

function toFamilyMember({ id, profile, updatedAt }: FamilyEntry, today: string): FamilyMember {
  return {
    ...profile,
    id,
    version: profileVersion(profile),
    age_months: monthsOld(profile.birth_date, today),
    updated_at: updatedAt.toISOString(),
  };
}
