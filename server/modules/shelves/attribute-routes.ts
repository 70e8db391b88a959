import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema, seenSchema } from '../../../lib/api/contract.ts';
import {
  attributeChangeSchema,
  attributeMoveSchema,
  attributeParamSchema,
  newAttributeSchema,
  officeAttributeSchema,
  officeAttributesSchema,
  type OfficeAttribute,
} from '../../../lib/shelves/contract-attributes.ts';
import type { ApiApp } from '../../http/context.ts';
import { found, unwrap } from '../../http/errors.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import { toAttributeFacts, toWireAttribute, toWireAttributes } from './attribute-mapper.ts';
import type { Attribute, AttributeRepo } from './attribute-ports.ts';
import { toNames } from './mapper.ts';
import type { ManageAttributes } from './rules/manage-attributes.ts';

const common = { tags: ['Shelves'] };
const path = '/attributes/{key}';
const query = localeQuerySchema;
const params = attributeParamSchema;

export interface AttributeParts {
  readonly officeAttributes: Pick<AttributeRepo, 'all' | 'counts'>;
  readonly manageAttributes: ManageAttributes;
}

/** Attributes that lists are filtered by, as the office edits them (`docs/product/office.md`, "Attributes"). */
export function officeAttributeRoutes(app: ApiApp, parts: AttributeParts): void {
  listRoutes(app, parts);
  oneRoutes(app, parts);
}

function listRoutes(app: ApiApp, { officeAttributes, manageAttributes }: AttributeParts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/attributes',
      request: { query },
      responses: answers(officeAttributesSchema, 401, 403, 422),
    }),
    async (c) => c.json(toWireAttributes(await officeAttributes.all()), 200),
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/attributes',
      request: { query, body: jsonBody(newAttributeSchema) },
      responses: created(officeAttributeSchema, 400, 401, 403, 422),
    }),
    async (c) => {
      const { key, ...names } = c.req.valid('json');
      const added = await manageAttributes.add(callOf(c), { key, ...toNames(names) });
      return c.json(toWireAttribute(unwrap(added), new Map()), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: `${path}/move`,
      description: 'To a place, counted from 1; the version is that of the order.',
      request: { query, params, body: jsonBody(attributeMoveSchema) },
      responses: answers(officeAttributesSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { position, version } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version };
      unwrap(await manageAttributes.move(callOf(c), seen, position));
      return c.json(toWireAttributes(await officeAttributes.all()), 200);
    },
  );
}

function oneRoutes(app: ApiApp, { officeAttributes, manageAttributes }: AttributeParts): void {
  const withUse = async (attribute: Attribute): Promise<OfficeAttribute> =>
    toWireAttribute(attribute, await officeAttributes.counts(attribute.key));

  app.openapi(
    createRoute({
      ...common,
      path,
      method: 'get',
      request: { query, params },
      responses: answers(officeAttributeSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { key } = c.req.valid('param');
      const all = await officeAttributes.all();
      return c.json(await withUse(found(all.find((one) => one.key === key))), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path,
      method: 'put',
      description: 'Replaces all values. Values that products have can be archived, not left out.',
      request: { query, params, body: jsonBody(attributeChangeSchema) },
      responses: answers(officeAttributeSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version, ...facts } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version };
      const saved = await manageAttributes.change(callOf(c), seen, toAttributeFacts(facts));
      return c.json(await withUse(unwrap(saved)), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path,
      method: 'delete',
      description: 'Only an attribute whose values no product has.',
      request: { params, query: query.extend(seenSchema.shape) },
      responses: answers(emptySchema, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const seen = { ...c.req.valid('param'), version: c.req.valid('query').version };
      unwrap(await manageAttributes.remove(callOf(c), seen));
      return c.json({}, 200);
    },
  );
}
