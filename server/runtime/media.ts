import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import type { Logger } from '../core/ports.ts';
import { idSchema, type Locale } from '../../lib/api/contract.ts';
import {
  SHARE_KINDS,
  type Picture,
  type Pictures,
  type ProductFile,
} from '../modules/catalog/pictures.ts';
import type { PictureSize, UploadUseCases } from '../modules/uploads/ports.ts';
import type { HttpEnv } from '../http/context.ts';
import { ApiError, found, onError } from '../http/errors.ts';
import { requestContext } from '../http/middleware/request-context.ts';

const NO_PICTURE = join(import.meta.dirname, '../../public/images/no-picture.webp');

interface MediaParts {
  readonly pictures: Pictures;
  readonly fileOf: ProductFile;
  readonly isBrand: (id: number) => Promise<boolean>;
  readonly uploads: Pick<UploadUseCases, 'read'>;
  readonly log: Logger;
}

/**
 * `/media`: pictures of products, brands and named scenes, drawn on first use, and members' uploads
 * under unguessable names.
 */
export function createMediaApp(parts: MediaParts): Hono<HttpEnv> {
  const { pictures, fileOf, isBrand, uploads, log } = parts;
  const app = new Hono<HttpEnv>();
  app.use(requestContext);
  app.onError(onError(log));
  app.notFound(() => {
    throw new ApiError({ code: 'NOT_FOUND' });
  });
  app.get('/media/products/:file{[0-9]+(-([2-9]|1[0-2]))?(\\.v[0-9]+)?\\.webp}', async (c) => {
    const [name = ''] = c.req.param('file').split('.');
    const [id = '', position = '1'] = name.split('-');
    const file = await fileOf(idOf(id), Number(position));
    if (file === null && position === '1') return send(c, await noPicture());
    return send(c, found(await pictures.product(found(file ?? undefined))));
  });
  app.get('/media/library/:file{[\\w-]{43,50}\\.webp}', async (c) => {
    const name = c.req.param('file').slice(0, -'.webp'.length);
    return send(c, found(await pictures.product(`library/${name}`)));
  });
  app.get('/media/brands/:file{[0-9]+\\.webp}', async (c) => {
    const id = idOf(c.req.param('file').slice(0, -'.webp'.length));
    const picture = await pictures.brand(id);
    if (!picture && (await isBrand(id))) return send(c, await noPicture());
    return send(c, found(picture));
  });
  app.get('/media/scenes/:file{[a-z0-9-]{1,64}\\.webp}', async (c) =>
    send(c, found(await pictures.scene(c.req.param('file').slice(0, -'.webp'.length)))),
  );
  app.get('/media/share/:locale{en|th}/:kind/:file{[a-z0-9-]{1,40}\\.jpg}', async (c) => {
    const { locale, kind, file } = c.req.param();
    const key = file.slice(0, -'.jpg'.length);
    return send(c, found(await shareCard(pictures, kind, key, locale as Locale)));
  });
  app.get('/media/uploads/:name{[\\w-]{43}}/:file{(whole|small)\\.webp}', async (c) => {
    const { name, file } = c.req.param();
    const size = file.slice(0, -'.webp'.length) as PictureSize;
    return sendUpload(c, uploads, name, size);
  });
  return app;
}

/** Photos of consultations are served by the conversation calls only. */
const NOT_SHOWN_HERE = 'chat';

async function sendUpload(
  c: Context<HttpEnv>,
  uploads: Pick<UploadUseCases, 'read'>,
  name: string,
  size: PictureSize,
): Promise<Response> {
  const picture = found(await uploads.read(name, size));
  if (picture.kind === NOT_SHOWN_HERE) throw new ApiError({ code: 'NOT_FOUND' });
  const kept = picture.isPublic ? 'public, max-age=31536000, immutable' : 'no-store';
  c.header('Cache-Control', kept);
  c.header('Content-Type', 'image/webp');
  c.header('X-Content-Type-Options', 'nosniff');
  return c.body(picture.bytes);
}

async function shareCard(
  pictures: Pictures,
  kind: string,
  key: string,
  locale: Locale,
): Promise<Picture | undefined> {
  if (kind === 'pages') return pictures.sharePage(key, locale);
  const known = SHARE_KINDS.find((one) => one === kind);
  return known && pictures.share(known, idOf(key), locale);
}

/** Stands for products and brands without a picture; the address changes with the first one. */
async function noPicture(): Promise<Picture> {
  const bytes = new Uint8Array(await readFile(NO_PICTURE));
  return { etag: '"no-picture"', type: 'image/webp', bytes: () => Promise.resolve(bytes) };
}

/** 0 matches no row; used for invalid numbers. */
function idOf(text: string): number {
  return idSchema.catch(0).parse(text);
}

async function send(c: Context<HttpEnv>, picture: Picture): Promise<Response> {
  c.header('Cache-Control', 'public, max-age=86400');
  c.header('ETag', picture.etag);
  if (c.req.header('if-none-match')?.includes(picture.etag)) return c.body(null, 304);
  c.header('Content-Type', picture.type);
  c.header('X-Content-Type-Options', 'nosniff');
  // Version requests do not wait for the drawing.
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(await picture.bytes());
}
