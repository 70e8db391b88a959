import type { GeoDirectory } from '../../geo/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { VatAddressRepo } from '../../addresses/vat-ports.ts';
import { toOrderAddress } from './order-place.ts';
import type { OrderVatAddress } from '../../../core/kept-orders.ts';

/** A tax address of the member as it stands now. */
export async function vatAddressOf(
  { geo }: { readonly geo: Pick<GeoDirectory, 'resolve'> },
  { vatAddresses }: { readonly vatAddresses: Pick<VatAddressRepo, 'find'> },
  memberId: number,
  id: number,
): Promise<Result<OrderVatAddress>> {
  const found = await vatAddresses.find(memberId, id);
  const places = found && (await geo.resolve(found));
  if (!places) return refuse('VALIDATION', { fields: { vat_address_id: 'errors.field.invalid' } });
  const { kind, taxId, companyName, branchType, branchNo, storeId } = found;
  const tax = { kind, taxId, companyName, branchType, branchNo, storeId };
  return ok({ ...toOrderAddress(found, places), ...tax });
}
