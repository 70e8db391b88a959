import { createRoute } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  attributeChoicesSchema,
  attributesChangeSchema,
} from '../../../lib/products/contract-attributes.ts';
import { officeProductDetailSchema } from '../../../lib/products/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import { toWireDetail } from './mapper.ts';
import type { ProductsRepo } from './ports.ts';
import type { ManageProducts } from './rules/manage-products.ts';

const common = { tags: ['Products'] };
const query = localeQuerySchema;

interface Parts {
  readonly officeProducts: Pick<ProductsRepo, 'attributes'>;
  readonly manageProducts: Pick<ManageProducts, 'changeAttributes'>;
}

/** Properties that lists are filtered by (`docs/product/office.md`, "Products"). */
export function productAttributeRoutes(app: ApiApp, parts: Parts): void {
  const { officeProducts, manageProducts } = parts;
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/attribute-choices',
      description: 'Attributes with the values that products may have.',
      request: { query },
      responses: answers(attributeChoicesSchema, 401, 403, 422),
    }),
    async (c) => {
      const locale = c.get('locale');
      const entities = (await officeProducts.attributes()).map(({ key, name, values }) => ({
        ...{ key, name: name[locale] },
        values: values.map((value) => ({
          ...{ pair: value.pair, name: value.name[locale], archived: value.archived },
        })),
      }));
      return c.json({ entities }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/products/{id}/attributes',
      description: 'Replaces all of them.',
      request: { query, params: idParamSchema, body: jsonBody(attributesChangeSchema) },
      responses: answers(officeProductDetailSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version, attributes } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version };
      const wanted = { attributes: [...new Set(attributes)] };
      const saved = await manageProducts.changeAttributes(callOf(c), seen, wanted);
      return c.json(toWireDetail(unwrap(saved)), 200);
    },
  );
}
