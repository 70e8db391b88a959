import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  healthContextSchema,
  healthProfileSchema,
  ingredientListSchema,
  ingredientQuerySchema,
  setHealthProfileSchema,
  type HealthProfile,
} from '../../../lib/health/contract.ts';
import { PROFILE_CONSENT_VERSION } from '../../../lib/health/contract-values.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { Profile, HealthUseCases } from './ports.ts';
import type { ReadOwnContext } from './rules/own-context.ts';

/** Health profiles, and ingredients of products (`docs/product/health.md`). */
export function healthRoutes(
  app: ApiApp,
  {
    identity,
    health,
    readOwnContext,
  }: {
    readonly identity: IdentityUseCases;
    readonly health: HealthUseCases;
    readonly readOwnContext: ReadOwnContext;
  },
): void {
  const common = { tags: ['Pharmacy'], middleware: requireMember(identity) };
  const query = localeQuerySchema;
  const path = '/me/health-profile';

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path,
      description: 'Empty, with a consent of null, for who has none.',
      request: { query },
      responses: answers(healthProfileSchema, 401),
    }),
    async (c) => c.json(toProfile(await health.find(c.get('member').id)), 200),
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path,
      description: 'HEALTH_CONSENT_REQUIRED until the letter of today is agreed to.',
      request: { query, body: jsonBody(setHealthProfileSchema) },
      responses: answers(healthProfileSchema, 400, 401, 403, 422),
    }),
    async (c) => {
      const { consent_version: version, ...notes } = c.req.valid('json');
      const kept = unwrap(await health.keep(c.get('member').id, notes, version));
      return c.json(toProfile(kept), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path,
      description: 'Withdraws the consent; nothing of the profile is kept.',
      request: { query },
      responses: answers(emptySchema, 401),
    }),
    async (c) => {
      await health.forget(c.get('member').id);
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: `${path}/context`,
      description: 'What medicines are compared with in the browser; nothing without consent.',
      request: { query },
      responses: answers(healthContextSchema, 401),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      const { notes, bought, age = null, weighed } = await readOwnContext(c.get('member').id);
      const accepted = weighed.map(({ productId, key, by }) => ({
        ...{ product_id: productId, key, by: by[locale] },
      }));
      return c.json({ notes, bought: [...bought], age, weighed: accepted }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: 'get',
      path: '/medicines/ingredients',
      tags: ['Pharmacy'],
      description: 'Products without a known ingredient are left out.',
      middleware: publicCache(60),
      request: { query: ingredientQuerySchema },
      responses: answers(ingredientListSchema, 422),
    }),
    async (c) => {
      const { ids, locale } = c.req.valid('query');
      const found = await health.medicines(ids);
      const entities = found.map(({ productId, name, contains, perDay }) => ({
        ...{ product_id: productId, product_name: name[locale] },
        ...{ contains: [...contains], per_day: perDay },
      }));
      return c.json({ entities }, 200);
    },
  );
}

function toProfile(profile: Profile | undefined): HealthProfile {
  if (!profile) {
    const none = { allergies: [], conditions: [], medicines: [], pregnancy: 'no' as const };
    return { ...none, weight: null, consent: null, updated_at: null };
  }
  return {
    ...profile.notes,
    consent: {
      version: profile.consentVersion,
      current: profile.consentVersion === PROFILE_CONSENT_VERSION,
      given_at: profile.consentedAt.toISOString(),
    },
    updated_at: profile.updatedAt.toISOString(),
  };
}
