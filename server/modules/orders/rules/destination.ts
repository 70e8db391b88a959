import {
  DELIVERY_METHODS,
  type DeliveryChoice,
  type DeliveryMethod,
} from '../../../../lib/checkout/contract-values.ts';
import type { AddressFields, AddressRepo } from '../../addresses/ports.ts';
import type { Branch, BranchRepo } from '../../branches/ports.ts';
import { readyAt } from '../../branches/rules/ready.ts';
import type { GeoDirectory, RegionMatch } from '../../regions/ports.ts';
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
  readonly deliveryMethod?: DeliveryChoice | undefined;
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
  const noAddress = deliveryMethod !== 'pickup' && addressId === undefined;
  const noBranch =
    (deliveryMethod === 'pickup' || deliveryMethod === 'split') && branchId === undefined;
  const fields = {
    ...(deliveryMethod === undefined ? { delivery_method: 'errors.field.required' } : {}),
    ...(noAddress ? { address_id: 'errors.field.required' } : {}),
    ...(noBranch ? { branch_id: 'errors.field.required' } : {}),
  };
  return Object.keys(fields).length > 0
    ? refuse('DELIVERY_REQUIRED', { fields }).refusal
    : undefined;
}

type Choice = DestinationChoice & { readonly now: Date };

/** Destination of each order of a checkout, the delivered one first. */
export async function findDestinations(
  world: DestinationWorld,
  repos: DestinationRepos,
  memberId: number,
  choice: Choice,
): Promise<Result<readonly Destination[]>> {
  const { deliveryMethod = 'home' } = choice;
  const methods = deliveryMethod === 'split' ? DELIVERY_METHODS : [deliveryMethod];
  const found: Destination[] = [];
  for (const method of methods) {
    const destination = await findDestination(world, repos, memberId, { ...choice, method });
    if (!destination.ok) return destination;
    found.push(destination.value);
  }
  return ok(found);
}

export async function findDestination(
  world: DestinationWorld,
  repos: DestinationRepos,
  memberId: number,
  { method: deliveryMethod, addressId = 0, branchId = 0, now }: Choice & { method: DeliveryMethod },
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

/** @param productIds products with insufficient stock */
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
