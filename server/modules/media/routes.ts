import { createRoute } from '@hono/zod-openapi';
import {
  idParamSchema,
  localeQuerySchema,
  seenSchema,
  type Locale,
} from '../../../lib/api/contract.ts';
import {
  altChangeSchema,
  framingChangeSchema,
  mediaPageSchema,
  mediaPictureSchema,
  mediaQuerySchema,
  type MediaPicture as WirePicture,
} from '../../../lib/media/contract.ts';
import { placeOf, toWireSides } from '../../core/place-in-list.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { pictureBody, readPicture } from '../../http/picture-body.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import type { MediaPicture, MediaRepo } from './ports.ts';
import type { FramePicture } from './rules/frame-media.ts';
import { deletedAt, type ManageMedia } from './rules/manage-media.ts';
import { mediaFiles, mediaVersion } from './rules/picture-set.ts';

const common = { tags: ['Media'] };
const query = localeQuerySchema;
const params = idParamSchema;

interface Parts {
  readonly media: Pick<MediaRepo, 'list'>;
  readonly manageMedia: ManageMedia;
  readonly framePicture: FramePicture;
}

/** The merchant's pictures (`docs/product/office.md`, "Pictures"). */
export function mediaRoutes(app: ApiApp, parts: Parts): void {
  const { media, manageMedia } = parts;
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/media',
      description: 'The newest first.',
      request: { query: mediaQuerySchema },
      responses: answers(mediaPageSchema, 401, 403, 422),
    }),
    async (c) => {
      const { locale, q, file, bin, ...place } = c.req.valid('query');
      const found = await media.list({ q, file, isBinned: bin }, placeOf(place));
      const { rows, total, ...sides } = found;
      const entities = rows.map((row) => toWire(row, locale));
      const { page, per_page } = place;
      return c.json({ entities, page, per_page, total, ...toWireSides(sides) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/media/photos',
      description: 'Adds a picture, turned upright and completed to a square in white.',
      request: { query, body: pictureBody },
      responses: created(mediaPictureSchema, 400, 401, 403, 413, 422),
    }),
    async (c) => {
      const added = await manageMedia.add(callOf(c), await readPicture(c));
      return c.json(toWire(unwrap(added), c.req.valid('query').locale), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/media/{id}',
      description: 'Changes the texts that are offered where it is used next.',
      request: { query, params, body: jsonBody(altChangeSchema) },
      responses: answers(mediaPictureSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version, alt_en: altEn, alt_th: altTh } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version };
      const saved = await manageMedia.changeAlt(callOf(c), seen, { altEn, altTh });
      return c.json(toWire(unwrap(saved), c.req.valid('query').locale), 200);
    },
  );
  framingRoute(app, parts);
  moveRoutes(app, parts);
}

function framingRoute(app: ApiApp, { framePicture }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/media/{id}/framing',
      description:
        'Cuts its square anew from the original, also for the products that show it. Both null: the whole picture.',
      request: { query, params, body: jsonBody(framingChangeSchema) },
      responses: answers(mediaPictureSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version, ...framing } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version };
      const framed = await framePicture(callOf(c), seen, framing);
      return c.json(toWire(unwrap(framed), c.req.valid('query').locale), 200);
    },
  );
}

function moveRoutes(app: ApiApp, { manageMedia }: Parts): void {
  for (const move of ['bin', 'restore'] as const) {
    app.openapi(
      createRoute({
        ...common,
        method: 'post',
        path: `/media/{id}/${move}`,
        request: { query, params, body: jsonBody(seenSchema) },
        responses: answers(mediaPictureSchema, 400, 401, 403, 404, 409, 422),
      }),
      async (c) => {
        const seen = { ...c.req.valid('param'), ...c.req.valid('json') };
        const moved = unwrap(await manageMedia[move](callOf(c), seen));
        return c.json(toWire(moved, c.req.valid('query').locale), 200);
      },
    );
  }
}

function toWire(picture: MediaPicture, locale: Locale): WirePicture {
  const { id, file, width, height, original, framing } = picture;
  const { altEn, altTh, createdAt, uses } = picture;
  const [url, small] = mediaFiles(file).map((name) => `/media/${name}.webp`);
  return {
    ...{ id, file, width, height, framing, alt_en: altEn, alt_th: altTh },
    original: {
      url: `/media/${original.file}.webp`,
      ...{ width: original.width, height: original.height },
    },
    ...{ url: url ?? '', small_url: small ?? '', created_at: createdAt.toISOString() },
    deleted_at: deletedAt(picture)?.toISOString() ?? null,
    used_by: uses.map((use) => ({ kind: use.kind, id: use.id, name: use[locale] })),
    version: mediaVersion(picture),
  };
}
