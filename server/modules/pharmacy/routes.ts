import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  pharmacistListSchema,
  pharmacyStatusSchema,
} from '../../../lib/conversations/contract-pharmacy.ts';
import type { ApiApp } from '../../http/context.ts';
import { toPharmacist, toPharmacyStatus, toPlace } from './mapper.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { PharmacyUseCases } from './rules/status.ts';

const common = { method: 'get' as const, tags: ['Pharmacy'] };
/** Short, since the queue moves. */
const STATUS_CACHE_SECONDS = 5;

/** Public data of the pharmacists (`docs/product/browse.md`, "Pharmacists"). */
export function pharmacyRoutes(
  app: ApiApp,
  { pharmacy }: { readonly pharmacy: PharmacyUseCases },
): void {
  app.openapi(
    createRoute({
      ...common,
      path: '/pharmacy/status',
      middleware: publicCache(STATUS_CACHE_SECONDS),
      request: { query: localeQuerySchema },
      responses: answers(pharmacyStatusSchema, 422),
    }),
    async (c) =>
      c.json(toPharmacyStatus(await pharmacy.status(), c.req.valid('query').locale), 200),
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/pharmacy/pharmacists',
      middleware: publicCache(60),
      request: { query: localeQuerySchema },
      responses: answers(pharmacistListSchema, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      const [team, place] = await Promise.all([pharmacy.pharmacists(), pharmacy.place()]);
      const entities = team.map((one) => toPharmacist(one, locale));
      return c.json({ entities, place: place ? toPlace(place, locale) : null }, 200);
    },
  );
}
