import type { DeliveryMethod } from '../../../../lib/api/contract/order-values.ts';
import type { AddressFields, AddressRepo } from '../../addresses/ports.ts';
import type { Branch, BranchRepo } from '../../branches/ports.ts';
import { readyAt } from '../../branches/rules/ready.ts';
import type { GeoDirectory, RegionMatch } from '../../geo/ports.ts';
import type { Ids } from '../../../core/ports.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { NewOrder } from '../ports.ts';
import type { OrderAddress } from '../../../core/kept-orders.ts';

/** Where an order goes, or waits to be picked up. */
export type Destination = Pick<
  NewOrder,
  'deliveryMethod' | 'address' | 'branchId' | 'readyAt' | 'pickupCode'
>;

export interface DestinationChoice {
  readonly deliveryMethod?: DeliveryMethod | undefined;
  readonly addressId?: number | undefined;
  readonly branchId?: number | undefined;
}

export interface DestinationWorld {
  readonly geo: Pick<GeoDirectory, 'resolve'>;
  readonly ids: Pick<Ids, 'letters'>;
}

interface DestinationRepos {
  readonly addresses: Pick<AddressRepo, 'find'>;
  readonly branches: Pick<BranchRepo, 'byId'>;
}

const PICKUP_CODE_LENGTH = 6;

/** Missing fields of the destination (`docs/product/orders.md`, "Checkout"). */
export function refuseChoice(choice: DestinationChoice): Refusal | undefined {
  const { deliveryMethod, addressId, branchId } = choice;
  const wants = deliveryMethod === 'pickup' ? 'branch_id' : 'address_id';
  const chosen = deliveryMethod === 'pickup' ? branchId : addressId;
  const fields = {
    ...(deliveryMethod === undefined ? { delivery_method: 'errors.field.required' } : {}),
    ...(chosen === undefined ? { [wants]: 'errors.field.required' } : {}),
  };
  return Object.keys(fields).length > 0
    ? refuse('DELIVERY_REQUIRED', { fields }).refusal
    : undefined;
}

export async function findDestination(
  world: DestinationWorld,
  repos: DestinationRepos,
  memberId: number,
  { deliveryMethod, addressId = 0, branchId = 0, now }: DestinationChoice & { readonly now: Date },
): Promise<Result<Destination>> {
  if (deliveryMethod === 'pickup') {
    const branch = await pickupAt(repos, branchId, now);
    if (!branch.ok) return branch;
    const pickupCode = world.ids.letters(PICKUP_CODE_LENGTH);
    return ok({ deliveryMethod, address: null, branchId, pickupCode, ...branch.value });
  }
  const address = await repos.addresses.find(memberId, addressId);
  const regions = address && (await world.geo.resolve(address));
  if (!regions) {
    return refuse('DELIVERY_REQUIRED', { fields: { address_id: 'errors.field.invalid' } });
  }
  const to = toOrderAddress(address, regions);
  return ok({
    deliveryMethod: 'home',
    address: to,
    branchId: null,
    readyAt: null,
    pickupCode: null,
  });
}

/** A branch that keeps goods for customers, and when they would be ready. */
export async function pickupAt(
  { branches }: Pick<DestinationRepos, 'branches'>,
  branchId: number,
  now: Date,
): Promise<Result<{ readonly readyAt: Date }>> {
  const branch: Branch | undefined = await branches.byId(branchId);
  const ready = branch?.services.includes('pickup') ? readyAt(branch, now) : null;
  return ready ? ok({ readyAt: ready }) : refuseBranch();
}

/** @param productIds what it has too little of */
export function refuseBranch(productIds: unknown = []) {
  return refuse('BRANCH_NOT_AVAILABLE', {
    fields: { branch_id: 'errors.BRANCH_NOT_AVAILABLE' },
    data: { product_ids: productIds },
  });
}

/** An address with the names of its regions as they are now. */
export function toOrderAddress(address: AddressFields, regions: RegionMatch): OrderAddress {
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    address1: address.address1,
    address2: address.address2,
    address3: address.address3,
    street: address.street,
    province: regions.province.name,
    district: regions.district.name,
    subDistrict: regions.subDistrict.name,
    provinceCode: address.provinceCode,
    zipcode: address.zipcode,
    mobile: address.mobile,
    email: address.email,
  };
}
