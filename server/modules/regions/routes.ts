import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  districtParamSchema,
  regionListSchema,
  regionMatchListSchema,
  provinceParamSchema,
  zipcodeQuerySchema,
} from '../../../lib/regions/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found } from '../../http/errors.ts';
import { toRegionMatch, toRegions, toSubDistricts } from './mapper.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { GeoDirectory } from './ports.ts';

const common = { method: 'get' as const, tags: ['Places'], middleware: publicCache(86_400) };

export function geoRoutes(app: ApiApp, { geo }: { readonly geo: GeoDirectory }): void {
  app.openapi(
    createRoute({
      ...common,
      path: '/geo/provinces',
      request: { query: localeQuerySchema },
      responses: answers(regionListSchema, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      return c.json({ entities: toRegions(await geo.provinces(), locale) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/geo/provinces/{code}/districts',
      request: { params: provinceParamSchema, query: localeQuerySchema },
      responses: answers(regionListSchema, 404, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      const districts = found(await geo.districts(c.req.valid('param').code));
      return c.json({ entities: toRegions(districts, locale) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/geo/districts/{code}/sub-districts',
      request: { params: districtParamSchema, query: localeQuerySchema },
      responses: answers(regionListSchema, 404, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      const subDistricts = found(await geo.subDistricts(c.req.valid('param').code));
      return c.json({ entities: toSubDistricts(subDistricts, locale) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/geo/lookup',
      request: { query: zipcodeQuerySchema },
      responses: answers(regionMatchListSchema, 404, 422),
    }),
    async (c) => {
      const { locale, zipcode } = c.req.valid('query');
      const matches = await geo.byZipcode(zipcode);
      found(matches[0]);
      return c.json({ entities: matches.map((m) => toRegionMatch(m, zipcode, locale)) }, 200);
    },
  );
}
