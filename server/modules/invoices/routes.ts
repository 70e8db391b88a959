import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { creditNoteParamSchema, orderIdParamSchema } from '../../../lib/orders/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { pdfAnswer } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { InvoiceUseCases } from './ports.ts';

/** The tax invoice and the credit notes of a member's own order (`docs/product/orders.md`, "Tax invoices"). */
export function invoiceRoutes(
  app: ApiApp,
  {
    identity,
    invoices,
  }: { readonly identity: IdentityUseCases; readonly invoices: InvoiceUseCases },
): void {
  app.openapi(
    createRoute({
      tags: ['Orders'],
      method: 'get',
      path: '/me/orders/{id}/tax-invoice.pdf',
      middleware: [requireMember(identity)] as const,
      request: { query: localeQuerySchema, params: orderIdParamSchema },
      responses: pdfAnswer(401, 404),
    }),
    async (c) => {
      const invoice = found(await invoices.find(c.req.valid('param').id, c.get('member').id));
      return c.body(await invoices.draw(invoice), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${invoice.serial}.pdf"`,
      });
    },
  );

  app.openapi(
    createRoute({
      tags: ['Orders'],
      method: 'get',
      path: '/me/orders/{id}/credit-notes/{serial}',
      middleware: [requireMember(identity)] as const,
      request: { query: localeQuerySchema, params: creditNoteParamSchema },
      responses: pdfAnswer(401, 404),
    }),
    async (c) => {
      const { id, serial } = c.req.valid('param');
      const note = found(await invoices.findCreditNote(id, serial, c.get('member').id));
      return c.body(await invoices.drawCreditNote(note), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${note.serial}.pdf"`,
      });
    },
  );
}
