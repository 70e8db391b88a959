import { createRoute } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema, seenSchema } from '../../../lib/api/contract.ts';
import {
  categoryChangeSchema,
  categoryMoveSchema,
  departmentChangeSchema,
  departmentMoveSchema,
  newCategorySchema,
  newDepartmentSchema,
  officeTreeSchema,
} from '../../../lib/shelves/contract-categories.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import { toNames, toNewDepartment, toWireTree } from './mapper.ts';
import type { CategoryRepo, ShelfKind } from './ports.ts';
import type { ManageCategories } from './rules/manage-categories.ts';

const common = { tags: ['Shelves'] };
const query = localeQuerySchema;
const params = idParamSchema;
const changed = answers(officeTreeSchema, 400, 401, 403, 404, 409, 422);

export interface CategoryParts {
  readonly officeCategories: Pick<CategoryRepo, 'all'>;
  readonly manageCategories: ManageCategories;
}

/**
 * Categories with their departments as the office edits them (`docs/product/office.md`, "Brands and categories"). Each
 * change answers the whole tree.
 */
export function officeCategoryRoutes(app: ApiApp, parts: CategoryParts): void {
  addRoutes(app, parts);
  changeRoutes(app, parts);
  moveRoutes(app, parts);
  removeRoute(app, parts, { kind: 'category', path: '/categories/{id}' });
  removeRoute(app, parts, { kind: 'department', path: '/departments/{id}' });
}

function addRoutes(app: ApiApp, { officeCategories, manageCategories }: CategoryParts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/categories',
      request: { query },
      responses: answers(officeTreeSchema, 401, 403, 422),
    }),
    async (c) => c.json(toWireTree(await officeCategories.all()), 200),
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/categories',
      request: { query, body: jsonBody(newCategorySchema) },
      responses: created(officeTreeSchema, 400, 401, 403, 422),
    }),
    async (c) => {
      unwrap(await manageCategories.add(callOf(c), toNames(c.req.valid('json'))));
      return c.json(toWireTree(await officeCategories.all()), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/departments',
      request: { query, body: jsonBody(newDepartmentSchema) },
      responses: created(officeTreeSchema, 400, 401, 403, 422),
    }),
    async (c) => {
      const department = toNewDepartment(c.req.valid('json'));
      unwrap(await manageCategories.addDepartment(callOf(c), department));
      return c.json(toWireTree(await officeCategories.all()), 201);
    },
  );
}

function changeRoutes(app: ApiApp, { officeCategories, manageCategories }: CategoryParts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/categories/{id}',
      request: { query, params, body: jsonBody(categoryChangeSchema) },
      responses: changed,
    }),
    async (c) => {
      const { version, picture, ...names } = c.req.valid('json');
      const seen = { kind: 'category' as const, ...c.req.valid('param'), version };
      unwrap(await manageCategories.change(callOf(c), seen, { ...toNames(names), picture }));
      return c.json(toWireTree(await officeCategories.all()), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/departments/{id}',
      description: 'Addresses with an earlier slug lead to the new one.',
      request: { query, params, body: jsonBody(departmentChangeSchema) },
      responses: changed,
    }),
    async (c) => {
      const { version, ...facts } = c.req.valid('json');
      const seen = { kind: 'department' as const, ...c.req.valid('param'), version };
      unwrap(await manageCategories.change(callOf(c), seen, toNewDepartment(facts)));
      return c.json(toWireTree(await officeCategories.all()), 200);
    },
  );
}

function moveRoutes(app: ApiApp, { officeCategories, manageCategories }: CategoryParts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/categories/{id}/move',
      description: 'To a place, counted from 1; the version is that of the order.',
      request: { query, params, body: jsonBody(categoryMoveSchema) },
      responses: changed,
    }),
    async (c) => {
      const { version, ...target } = c.req.valid('json');
      const seen = { kind: 'category' as const, ...c.req.valid('param'), version };
      unwrap(await manageCategories.move(callOf(c), seen, target));
      return c.json(toWireTree(await officeCategories.all()), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/departments/{id}/move',
      description: 'To a place, counted from 1, in its category or another.',
      request: { query, params, body: jsonBody(departmentMoveSchema) },
      responses: changed,
    }),
    async (c) => {
      const { version, ...target } = c.req.valid('json');
      const seen = { kind: 'department' as const, ...c.req.valid('param'), version };
      unwrap(await manageCategories.move(callOf(c), seen, target));
      return c.json(toWireTree(await officeCategories.all()), 200);
    },
  );
}

interface Removal {
  readonly kind: ShelfKind;
  readonly path: '/categories/{id}' | '/departments/{id}';
}

function removeRoute(
  app: ApiApp,
  { officeCategories, manageCategories }: CategoryParts,
  { kind, path }: Removal,
): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path,
      description: 'Only without departments or products.',
      request: { params, query: query.extend(seenSchema.shape) },
      responses: changed,
    }),
    async (c) => {
      const seen = { kind, ...c.req.valid('param'), version: c.req.valid('query').version };
      unwrap(await manageCategories.remove(callOf(c), seen));
      return c.json(toWireTree(await officeCategories.all()), 200);
    },
  );
}
