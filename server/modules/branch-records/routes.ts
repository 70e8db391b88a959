import { createRoute } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema, seenSchema } from '../../../lib/api/contract.ts';
import {
  branchChangeSchema,
  newBranchSchema,
  officeBranchDetailSchema,
  officeBranchPageSchema,
  officeBranchQuerySchema,
} from '../../../lib/branch-records/contract.ts';
import { placeOf, toWireSides } from '../../core/place-in-list.ts';
import type { ApiApp } from '../../http/context.ts';
import { found, unwrap } from '../../http/errors.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import { toBranchFacts, toWireBranch, toWireBranchDetail } from './mapper.ts';
import type { BranchRecordRepo } from './ports.ts';
import type { ManageBranches } from './rules/manage-branches.ts';

const common = { tags: ['Branches'] };
const query = localeQuerySchema;
const params = idParamSchema;

interface BranchParts {
  readonly branchRecords: Pick<BranchRecordRepo, 'list' | 'read'>;
  readonly manageBranches: ManageBranches;
}

/** Branches as the office lists and edits them (`docs/product/office.md`, "Branches"). */
export function branchRecordRoutes(app: ApiApp, parts: BranchParts): void {
  readRoutes(app, parts);
  changeRoutes(app, parts);
  stateRoutes(app, parts);
}

function readRoutes(app: ApiApp, { branchRecords }: BranchParts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/branches',
      description: 'Closed ones too.',
      request: { query: officeBranchQuerySchema },
      responses: answers(officeBranchPageSchema, 401, 403, 422),
    }),
    async (c) => {
      const { locale, q, state, sort, ...place } = c.req.valid('query');
      const found = await branchRecords.list({ locale, q, state, sort }, placeOf(place));
      const { rows, total, ...sides } = found;
      const { page, per_page } = place;
      const entities = rows.map(toWireBranch);
      return c.json({ entities, page, per_page, total, ...toWireSides(sides) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/branches/{id}',
      request: { query, params },
      responses: answers(officeBranchDetailSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const branch = found(await branchRecords.read(c.req.valid('param').id));
      return c.json(toWireBranchDetail(branch), 200);
    },
  );
}

function changeRoutes(app: ApiApp, { manageBranches }: BranchParts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/branches',
      request: { query, body: jsonBody(newBranchSchema) },
      responses: created(officeBranchDetailSchema, 400, 401, 403, 422),
    }),
    async (c) => {
      const facts = toBranchFacts(c.req.valid('json'));
      return c.json(toWireBranchDetail(unwrap(await manageBranches.add(callOf(c), facts))), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/branches/{id}',
      request: { query, params, body: jsonBody(branchChangeSchema) },
      responses: answers(officeBranchDetailSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version, ...facts } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version };
      const saved = await manageBranches.change(callOf(c), seen, toBranchFacts(facts));
      return c.json(toWireBranchDetail(unwrap(saved)), 200);
    },
  );
}

const STATES = {
  close: 'Closes it for good: the shop no longer shows it, its orders and stock stay.',
  open: 'Opens a closed branch again.',
} as const;

function stateRoutes(app: ApiApp, { manageBranches }: BranchParts): void {
  for (const state of ['close', 'open'] as const) {
    app.openapi(
      createRoute({
        ...common,
        method: 'post',
        path: `/branches/{id}/${state}`,
        description: STATES[state],
        request: { query, params, body: jsonBody(seenSchema) },
        responses: answers(officeBranchDetailSchema, 400, 401, 403, 404, 409, 422),
      }),
      async (c) => {
        const seen = { ...c.req.valid('param'), ...c.req.valid('json') };
        const moved = await manageBranches[state](callOf(c), seen);
        return c.json(toWireBranchDetail(unwrap(moved)), 200);
      },
    );
  }
}
