import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { idSchema } from '../../lib/api/contract/common.ts';
import type { Picture, Pictures } from '../domain/catalog/pictures.ts';
import type { HttpEnv } from './context.ts';
import { ApiError, found, onError } from './errors.ts';
import { requestContext } from './middleware/request-context.ts';

/** `/media`: pictures of products and brands, drawn when they are first asked for. */
export function createMediaApp(pictures: Pictures, log: Logger): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(requestContext);
  app.onError(onError(log));
  app.notFound(() => {
    throw new ApiError({ code: 'NOT_FOUND' });
  });
  app.get('/media/products/:file{[0-9]+\\.webp}', async (c) =>
    send(c, found(await pictures.product(idOf(c.req.param('file'))))),
  );
  app.get('/media/brands/:file{[0-9]+\\.webp}', async (c) =>
    send(c, found(await pictures.brand(idOf(c.req.param('file'))))),
  );
  return app;
}

/** 0 names nothing, as numbers do that no row can have. */
function idOf(file: string): number {
  return idSchema.catch(0).parse(file.slice(0, -'.webp'.length));
}

async function send(c: Context<HttpEnv>, picture: Picture): Promise<Response> {
  c.header('Cache-Control', 'public, max-age=86400');
  c.header('ETag', picture.etag);
  if (c.req.header('if-none-match')?.includes(picture.etag)) return c.body(null, 304);
  c.header('Content-Type', 'image/webp');
  c.header('X-Content-Type-Options', 'nosniff');
  return c.body(await picture.bytes());
}
