import type { OrderVatAddress } from '../../../core/kept-orders.ts';
import { vatInside } from '../../../core/money.ts';
import { type Result, ok, refuse } from '../../../core/result.ts';
import type { VatAddressRepo } from '../../addresses/vat-ports.ts';
import type { GeoDirectory } from '../../regions/ports.ts';
import type { CreditNoteRepo, OrderDetail, OrderRepo, TaxInvoiceRepo } from '../ports.ts';
import { isPaidFor } from './order-actions.ts';
import { toOrderAddress } from './destination.ts';
import { type OwnOrder, type OwnOrderWorld, changeOwn } from './own-order.ts';

type RequestInvoice = (own: OwnOrder, vatAddressId: number) => Promise<Result<OrderDetail>>;

interface InvoiceRepos {
  readonly orders: Pick<OrderRepo, 'lock' | 'find' | 'setVatAddress'>;
  readonly vatAddresses: Pick<VatAddressRepo, 'find'>;
  readonly taxInvoices: TaxInvoiceRepo;
  readonly creditNotes: CreditNoteRepo;
}

interface InvoiceWorld extends OwnOrderWorld<InvoiceRepos> {
  readonly geo: Pick<GeoDirectory, 'resolve'>;
}

/** A tax invoice for an order that was placed without one; it never changes afterwards. */
export function createRequestInvoice(world: InvoiceWorld): RequestInvoice {
  return (own, vatAddressId) =>
    changeOwn(world, own, async (repos, order, at) => {
      if (!isPaidFor(order)) return refuse('INVOICE_NOT_ALLOWED');
      const address = await vatAddressOf(world, repos, own.memberId, vatAddressId);
      if (!address.ok) return address;
      if (!(await repos.taxInvoices.issue(order.id, at))) return refuse('INVOICE_ISSUED');
      await repos.orders.setVatAddress(order.id, address.value);
      await creditReturns(repos, own, at);
      return ok(undefined);
    });
}

/** The invoice is over the whole order: what came back before it was asked for is credited at once. */
async function creditReturns(
  { orders, creditNotes }: Pick<InvoiceRepos, 'orders' | 'creditNotes'>,
  { memberId, id }: OwnOrder,
  at: Date,
): Promise<void> {
  const order = await orders.find(memberId, id);
  const amount = (order?.returns ?? []).reduce((sum, { refunded }) => sum + (refunded ?? 0), 0);
  const part = { amount, vat: vatInside(amount) };
  await creditNotes.issue(id, { reason: 'returned', at, part });
}

/** The member's tax address, current version. */
export async function vatAddressOf(
  { geo }: { readonly geo: Pick<GeoDirectory, 'resolve'> },
  { vatAddresses }: { readonly vatAddresses: Pick<VatAddressRepo, 'find'> },
  memberId: number,
  id: number,
): Promise<Result<OrderVatAddress>> {
  const found = await vatAddresses.find(memberId, id);
  const regions = found && (await geo.resolve(found));
  if (!regions) return refuse('VALIDATION', { fields: { vat_address_id: 'errors.field.invalid' } });
  const { kind, taxId, companyName, branchType, branchNo, storeId } = found;
  const tax = { kind, taxId, companyName, branchType, branchNo, storeId };
  return ok({ ...toOrderAddress(found, regions), ...tax });
}
