import { createRoute } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  productVariantsSchema,
  variantsChangeSchema,
  type ProductVariants,
  type VariantsChange,
} from '../../../lib/products/contract-variants.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import {
  variantsVersion,
  type ManageVariants,
  type ShownVariants,
} from './rules/manage-variants.ts';
import type { VariantGroup } from './variant-ports.ts';

const common = { tags: ['Products'], path: '/products/{id}/variants' };
const request = { query: localeQuerySchema, params: idParamSchema };

interface Parts {
  readonly manageVariants: ManageVariants;
}

/** The variant group of a product (`docs/product/office.md`, "Variants"). */
export function productVariantRoutes(app: ApiApp, { manageVariants }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      description: 'Without options and members: the product is in no group.',
      request,
      responses: answers(productVariantsSchema, 401, 403, 404, 422),
    }),
    async (c) => c.json(toWire(unwrap(await manageVariants.read(c.req.valid('param').id))), 200),
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      description: 'Replaces the group. Without members it is dissolved.',
      request: { ...request, body: jsonBody(variantsChangeSchema) },
      responses: answers(productVariantsSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const body = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version: body.version };
      const saved = await manageVariants.change(callOf(c), seen, toGroup(body));
      return c.json(toWire(unwrap(saved)), 200);
    },
  );
}

function toGroup({ options, members }: VariantsChange): VariantGroup {
  return {
    options: options.map(({ name_en: en, name_th: th }) => ({ en, th })),
    members: members.map(({ product_id: productId, values }) => ({
      productId,
      values: values.map(({ value_en: en, value_th: th }) => ({ en, th })),
    })),
  };
}

function toWire({ group, known }: ShownVariants): ProductVariants {
  return {
    options: group.options.map(({ en, th }) => ({ name_en: en, name_th: th })),
    members: group.members.flatMap(({ productId, values }) => {
      const product = known.get(productId);
      if (!product) return [];
      const { itemCode, name, state } = product;
      return {
        ...{ product_id: productId, item_code: itemCode, name_en: name.en, name_th: name.th },
        state,
        values: values.map(({ en, th }) => ({ value_en: en, value_th: th })),
      };
    }),
    version: variantsVersion(group),
  };
}
