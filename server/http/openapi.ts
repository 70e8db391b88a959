import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { html } from 'hono/html';
import { brand } from '../../lib/brand.ts';
import type { ApiApp } from './context.ts';
import { ApiError } from './errors.ts';
import { needsToken, permissionOf, type Permissions } from './permissions/table.ts';

type Document = ReturnType<ApiApp['getOpenAPI31Document']>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ASSETS = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['favicon-32x32.png', 'image/png'],
]);

const START = `window.ui = SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
});
`;

/** `/openapi.json`, generated from the routes registered before, and its viewer `/docs`. */
export function documentationRoutes(
  app: ApiApp,
  others: readonly ApiApp[],
  permissions: Permissions,
): void {
  let document: Document | undefined;
  app.get('/openapi.json', (c) => {
    document ??= describe(app, others, permissions);
    c.header('Cache-Control', 'public, max-age=60');
    return c.json(document);
  });

  app.get('/docs', (c) => {
    c.header('Content-Security-Policy', POLICY);
    c.header('X-Robots-Tag', 'noindex');
    return c.html(page);
  });

  app.get('/docs/start.js', (c) =>
    c.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );

  app.get('/docs/:asset', async (c) => {
    const asset = c.req.param('asset');
    const type = ASSETS.get(asset);
    if (!type) throw new ApiError({ code: 'NOT_FOUND' });
    const file = createRequire(import.meta.url).resolve(`swagger-ui-dist/${asset}`);
    return c.body(await readFile(file), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=86400',
    });
  });
}

function describe(app: ApiApp, others: readonly ApiApp[], permissions: Permissions): Document {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The access token of a login',
  });
  const about = {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} shop service`,
      version: '1',
      description: 'Money is THB with at most two decimals. Moments are ISO 8601 in UTC.',
    },
    servers: [{ url: '/' }],
  };
  const document = app.getOpenAPI31Document(about);
  for (const other of others) {
    const { paths, components } = other.getOpenAPI31Document(about);
    document.paths = { ...document.paths, ...paths };
    const schemas = { ...components?.schemas, ...document.components?.schemas };
    document.components = { ...document.components, schemas };
  }
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      complete(operation, method, path);
      if (needsToken(permissionOf(permissions, method, path)))
        operation.security = [{ bearer: [] }];
    }
  }
  return document;
}

function complete(operation: Operation, method: string, path: string): void {
  operation.operationId = `${method}${path.replace('/api/v1', '')}`
    .replaceAll(/[^a-zA-Z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/\W/g, '');
  const { responses = {} } = operation;
  responses['503'] = { description: 'Closed for maintenance, or the database is away' };
}

const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${brand.name} shop service</title>
      <link rel="icon" href="/api/v1/docs/favicon-32x32.png" />
      <link rel="stylesheet" href="/api/v1/docs/swagger-ui.css" />
    </head>
    <body>
      <div id="docs"></div>
      <script src="/api/v1/docs/swagger-ui-bundle.js"></script>
      <script src="/api/v1/docs/start.js"></script>
    </body>
  </html>`;
