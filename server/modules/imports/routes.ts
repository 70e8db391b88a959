import { Readable } from 'node:stream';
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  importFileQuerySchema,
  importRowsQuerySchema,
  importRowsSchema,
  importSchema,
  importsSchema,
  mappingSchema,
  newImportSchema,
  partParamSchema,
  productExportQuerySchema,
} from '../../../lib/imports/contract.ts';
import { IMPORT_PART_BYTES } from '../../../lib/imports/contract-values.ts';
import type { ApiApp, HttpEnv } from '../../http/context.ts';
import { ApiError, unwrap } from '../../http/errors.ts';
import { answers, created, csvAnswer, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import { toFilter } from '../products/bulk-routes.ts';
import type { ManyProductsRepo } from '../products/many-ports.ts';
import { reasonsIn, toWireImport, toWireRows } from './mapper.ts';
import type { Import, ImportsRepo } from './ports.ts';
import type { ManageImports } from './rules/manage-imports.ts';
import { productTable, rowTable } from './rules/table-files.ts';

const common = { tags: ['Imports'] };
const query = localeQuerySchema;
const params = idParamSchema;

interface Parts {
  readonly imports: Pick<ImportsRepo, 'rows'>;
  readonly manyProducts: Pick<ManyProductsRepo, 'listed' | 'shelves'>;
  readonly manageImports: ManageImports;
}

/** Files that change many things at once, and files of what the shop has (`docs/product/imports.md`). */
export function importRoutes(app: ApiApp, parts: Parts): void {
  readRoutes(app, parts);
  uploadRoutes(app, parts);
  stepRoutes(app, parts);
  fileRoutes(app, parts);
}

const wire = (c: Context<HttpEnv>, one: Import) => toWireImport(one, c.get('person'));

function readRoutes(app: ApiApp, { imports, manageImports }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/imports',
      description: 'The newest 50.',
      request: { query },
      responses: answers(importsSchema, 401, 403, 422),
    }),
    async (c) => {
      const found = await manageImports.list();
      return c.json({ entities: found.map((one) => wire(c, one)) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/imports/{id}',
      request: { query, params },
      responses: answers(importSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const found = await manageImports.read(c.req.valid('param').id);
      return c.json(wire(c, unwrap(found)), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/imports/{id}/rows',
      description: 'Rows in the order of the file.',
      request: { query: importRowsQuerySchema, params },
      responses: answers(importRowsSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      unwrap(await manageImports.read(id));
      const { choice, after, per_page: limit, locale } = c.req.valid('query');
      const rows = await imports.rows(id, choice, after, limit + 1);
      return c.json(toWireRows(rows, limit, locale), 200);
    },
  );
}

function uploadRoutes(app: ApiApp, { manageImports }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/imports',
      description: 'Begins an import, whose file comes in parts.',
      request: { query, body: jsonBody(newImportSchema) },
      responses: created(importSchema, 400, 401, 403, 422),
    }),
    async (c) => {
      const { kind, file_name: fileName, size } = c.req.valid('json');
      const started = await manageImports.start(callOf(c), { kind, fileName, size });
      return c.json(wire(c, unwrap(started)), 201);
    },
  );

  const binary = { schema: z.string().meta({ format: 'binary' }) };
  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/imports/{id}/parts/{number}',
      description: `Bytes of the file, at most ${String(IMPORT_PART_BYTES)}; parts are counted from 1. A part may come again.`,
      request: {
        query,
        params: partParamSchema,
        body: { content: { 'application/octet-stream': binary } },
      },
      responses: answers(importSchema, 400, 401, 403, 404, 409, 413, 422),
    }),
    async (c) => {
      const { id, number } = c.req.valid('param');
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      if (bytes.length > IMPORT_PART_BYTES) throw new ApiError({ code: 'FILE_SIZE' });
      if (bytes.length === 0) throw new ApiError({ code: 'BAD_REQUEST' });
      const kept = await manageImports.putPart(callOf(c), id, number, bytes);
      return c.json(wire(c, unwrap(kept)), 200);
    },
  );
}

const STEPS = {
  complete: 'Reads encoding, delimiter and headings once all parts are there.',
  apply: 'Begins to do what the caller’s own dry run said. Rows whose product changed since stay.',
  cancel: 'Stops it; rows that were written stay until it is undone.',
  undo: 'Begins to give the products their old values back, unless they changed since.',
};

function stepRoutes(app: ApiApp, { manageImports }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/imports/{id}/check',
      description: 'Begins the dry run, which changes nothing.',
      request: { query, params, body: jsonBody(mappingSchema) },
      responses: answers(importSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const checked = await manageImports.check(callOf(c), id, c.req.valid('json').columns);
      return c.json(wire(c, unwrap(checked)), 200);
    },
  );

  for (const step of ['complete', 'apply', 'cancel', 'undo'] as const) {
    app.openapi(
      createRoute({
        ...common,
        method: 'post',
        path: `/imports/{id}/${step}`,
        description: STEPS[step],
        request: { query, params },
        responses: answers(importSchema, 401, 403, 404, 409, 422),
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const call = callOf(c);
        const done =
          step === 'complete' || step === 'cancel'
            ? await manageImports[step](call, id)
            : await manageImports[step](call, c.get('person'), id);
        return c.json(wire(c, unwrap(done)), 200);
      },
    );
  }
}

function fileRoutes(app: ApiApp, { imports, manyProducts, manageImports }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/imports/{id}/file',
      description:
        'The rows that were written, or the refused ones with their reasons, to send again.',
      request: { query: importFileQuerySchema, params },
      responses: csvAnswer(401, 403, 404, 422),
    }),
    async (c) => {
      const found = unwrap(await manageImports.read(c.req.valid('param').id));
      const { choice, locale } = c.req.valid('query');
      const table = rowTable(imports, found, choice, reasonsIn(locale));
      return csv(c, table, `import-${String(found.id)}-${choice}`);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/exports/products',
      description: 'The products of a view of the list, as a file that can be imported.',
      request: { query: productExportQuerySchema },
      responses: csvAnswer(401, 403, 422),
    }),
    (c) => {
      const { locale: _, sort, ...filter } = c.req.valid('query');
      return csv(c, productTable(manyProducts, toFilter(filter), sort), 'products');
    },
  );
}

/** Sends a table while it is read. */
function csv(c: Context<HttpEnv>, table: AsyncGenerator<string>, name: string) {
  const lines = Readable.toWeb(Readable.from(bytesOf(table))) as ReadableStream<Uint8Array>;
  return c.body(lines, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  });
}

async function* bytesOf(table: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  for await (const text of table) if (text !== '') yield encoder.encode(text);
}
