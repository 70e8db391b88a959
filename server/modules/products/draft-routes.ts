import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import { idParamSchema, localeQuerySchema, seenSchema } from '../../../lib/api/contract.ts';
import {
  draftPublishSchema,
  draftTimeSchema,
  factsDraftSchema,
  pricesDraftSchema,
  productDraftsSchema,
  seoDraftSchema,
} from '../../../lib/products/contract-drafts.ts';
import { DRAFT_PARTS, type DraftPart } from '../../../lib/products/contract-values.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import { toWireDrafts } from './draft-mapper.ts';
import type { DraftPlan, ManageDrafts } from './rules/manage-drafts.ts';
import { toFacts, toPrices, toSeo } from './rules/part-values.ts';

const common = { tags: ['Products'] };
const query = localeQuerySchema;
const params = idParamSchema;
const responses = answers(productDraftsSchema, 400, 401, 403, 404, 409, 422);
const SAVE = 'Keeps the fields that differ from the live part as its draft.';

interface Parts {
  readonly manageDrafts: ManageDrafts;
}

/** Drafts of parts of products (`docs/product/office.md`, "Drafts of products"). */
export function draftRoutes(app: ApiApp, parts: Parts): void {
  readRoute(app, parts);
  saveRoutes(app, parts);
  for (const part of DRAFT_PARTS) stepRoutes(app, parts, part);
}

function readRoute(app: ApiApp, { manageDrafts }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/products/{id}/drafts',
      description: 'Drafts that wait or have failed, beside the live values.',
      request: { query, params },
      responses: answers(productDraftsSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const drafts = await manageDrafts.read(c.req.valid('param').id);
      return c.json(toWireDrafts(unwrap(drafts)), 200);
    },
  );
}

function saveRoutes(app: ApiApp, { manageDrafts }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/products/{id}/drafts/facts',
      description: SAVE,
      request: { query, params, body: jsonBody(factsDraftSchema) },
      responses,
    }),
    async (c) => {
      const body = c.req.valid('json');
      const plan = toPlan(c.req.valid('param').id, body);
      const change = { part: 'facts', values: toFacts(body) } as const;
      return c.json(toWireDrafts(unwrap(await manageDrafts.save(callOf(c), plan, change))), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/products/{id}/drafts/prices',
      description: SAVE,
      request: { query, params, body: jsonBody(pricesDraftSchema) },
      responses,
    }),
    async (c) => {
      const body = c.req.valid('json');
      const plan = toPlan(c.req.valid('param').id, body);
      const change = { part: 'prices', values: toPrices(body) } as const;
      return c.json(toWireDrafts(unwrap(await manageDrafts.save(callOf(c), plan, change))), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/products/{id}/drafts/seo',
      description: SAVE,
      request: { query, params, body: jsonBody(seoDraftSchema) },
      responses,
    }),
    async (c) => {
      const body = c.req.valid('json');
      const plan = toPlan(c.req.valid('param').id, body);
      const change = { part: 'seo', values: toSeo(body) } as const;
      return c.json(toWireDrafts(unwrap(await manageDrafts.save(callOf(c), plan, change))), 200);
    },
  );
}

function stepRoutes(app: ApiApp, { manageDrafts }: Parts, part: DraftPart): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: `/products/{id}/drafts/${part}/time`,
      description: 'Sets or clears the time at which it is published. A failed draft waits again.',
      request: { query, params, body: jsonBody(draftTimeSchema) },
      responses,
    }),
    async (c) => {
      const { version, publish_at: publishAt } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), part, version };
      const drafts = await manageDrafts.setTime(callOf(c), seen, toTime(publishAt));
      return c.json(toWireDrafts(unwrap(drafts)), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: `/products/{id}/drafts/${part}/publish`,
      description:
        'Writes its fields to the live part. Fields that changed live since need a choice.',
      request: { query, params, body: jsonBody(draftPublishSchema) },
      responses,
    }),
    async (c) => {
      const { version, ...resolution } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), part, version };
      const drafts = await manageDrafts.publish(callOf(c), seen, resolution);
      return c.json(toWireDrafts(unwrap(drafts)), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: `/products/{id}/drafts/${part}/discard`,
      request: { query, params, body: jsonBody(seenSchema) },
      responses,
    }),
    async (c) => {
      const seen = { ...c.req.valid('param'), part, ...c.req.valid('json') };
      return c.json(toWireDrafts(unwrap(await manageDrafts.discard(callOf(c), seen))), 200);
    },
  );
}

const toTime = (iso: string | null) => (iso === null ? null : new Date(iso));

function toPlan(
  id: number,
  body: Pick<z.output<typeof seoDraftSchema>, 'version' | 'draft_version' | 'publish_at'>,
): DraftPlan {
  const { version, draft_version: draftVersion, publish_at: publishAt } = body;
  return { id, version, draftVersion, publishAt: toTime(publishAt) };
}
