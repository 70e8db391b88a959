import { createRoute } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { officePicturesSchema, picturesChangeSchema } from '../../../lib/products/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found, unwrap } from '../../http/errors.ts';
import { productImage } from '../../http/picture-urls.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import type { ProductPictures } from './picture-ports.ts';
import { picturesVersion, type ManagePictures } from './rules/manage-pictures.ts';

const common = { tags: ['Products'], path: '/products/{id}/pictures' };
const request = { query: localeQuerySchema, params: idParamSchema };

interface Parts {
  readonly managePictures: ManagePictures;
}

/** Pictures of a product (`docs/product/office.md`, "Pictures"). */
export function productPictureRoutes(app: ApiApp, { managePictures }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      request,
      responses: answers(officePicturesSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(toWire(id, found(await managePictures.read(id))), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      description: 'Replaces all pictures. New ones are files of the library (`/media`).',
      request: { ...request, body: jsonBody(picturesChangeSchema) },
      responses: answers(officePicturesSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version, pictures } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const wanted = pictures.map(({ file, alt_en: altEn, alt_th: altTh }) => ({
        ...{ file, altEn, altTh },
      }));
      const saved = await managePictures.change(callOf(c), { id, version }, wanted);
      return c.json(toWire(id, unwrap(saved)), 200);
    },
  );
}

function toWire(id: number, { pictures, pictureVersion }: ProductPictures) {
  return {
    pictures: pictures.map(({ file, altEn, altTh }, index) => ({
      ...{ file, alt_en: altEn, alt_th: altTh },
      url: file.startsWith('library/')
        ? `/media/${file}-small.webp`
        : productImage(id, pictureVersion, index + 1).thumbnail_url,
    })),
    version: picturesVersion(pictures),
  };
}
