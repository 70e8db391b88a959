import { createRoute } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract/common.ts';
import { patientFileSchema } from '../../../lib/api/contract/health.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireStaff } from '../../http/middleware/require-staff.ts';
import { answers } from '../../http/responses.ts';
import type { ReadPatientFile } from './rules/patient-file.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';

/** What a pharmacist sees of the patient, under `/api/admin/v1` (`docs/product/health.md`, "At the desk"). */
export function patientRoutes(
  app: ApiApp,
  {
    identity,
    readPatientFile,
  }: { readonly identity: IdentityUseCases; readonly readPatientFile: ReadPatientFile },
): void {
  app.openapi(
    createRoute({
      tags: ['Staff'],
      middleware: requireStaff(identity, 'pharmacist'),
      method: 'get',
      path: '/pharmacy/conversations/{id}/patient',
      description: 'While the conversation is theirs. The member reads who looked.',
      request: { query: localeQuerySchema, params: idParamSchema },
      responses: answers(patientFileSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { notes, version, bought } = unwrap(await readPatientFile(c.get('member').id, id));
      const { locale } = c.req.valid('query');
      const medicines = bought.map(({ productId, name, qty, at }) => ({
        ...{ product_id: productId, name: name[locale], qty, at: at.toISOString() },
      }));
      return c.json({ notes, version, bought: medicines }, 200);
    },
  );
}
