import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { KnownProducts, VariantGroup, VariantsRepo } from '../variant-ports.ts';
import type { SeenProduct } from './manage-products.ts';
import { checkVariants } from './variant-checks.ts';

interface Repos {
  readonly productVariants: VariantsRepo;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World {
  readonly clock: Clock;
  readonly transact: Transact<Repos>;
}

/** A group with what is known of its products. */
export interface ShownVariants {
  readonly group: VariantGroup;
  readonly known: KnownProducts;
}

export interface ManageVariants {
  read(productId: number): Promise<Result<ShownVariants>>;
  /** Replaces the group of a product; without members it is dissolved. Refuses PRODUCT_GROUPED for siblings of others. */
  change(call: StaffCall, seen: SeenProduct, group: VariantGroup): Promise<Result<ShownVariants>>;
}

export function variantsVersion({ options, members }: VariantGroup): string {
  return versionOf(
    options.map(({ en, th }) => [en, th]),
    members.map(({ productId, values }) => [productId, values.map(({ en, th }) => [en, th])]),
  );
}

/** Variant groups (`docs/product/office.md`, "Variants"). */
export function createManageVariants({ clock, transact }: World): ManageVariants {
  return {
    read: (id) =>
      transact(async ({ productVariants }) => {
        const group = await productVariants.group(id);
        const known = await productVariants.known([id, ...idsOf(group)]);
        return known.has(id) ? ok({ group, known }) : refuse('NOT_FOUND');
      }),
    change: (call, { id, version }, group) =>
      transact(async (repos) => {
        const locked = await lockAll(repos, id, group);
        if (!locked.ok) return locked;
        const { before, known } = locked.value;
        const same = checkVersion(version, variantsVersion(before));
        if (!same.ok) return same;
        const taken = await repos.productVariants.taken(idsOf(group), id);
        const fit = checkVariants(group, { productId: id, before, known, taken });
        if (!fit.ok) return fit;
        const now = clock.now();
        const ids = [...new Set([...idsOf(before), ...idsOf(group)])];
        await repos.productVariants.replace(id, group, { ids, now });
        for (const one of ids) {
          const changes = changesOf(shown(before, known, one), shown(group, known, one));
          const line = auditLine(call, 'product.variants', `product ${String(one)}`);
          if (Object.keys(changes).length > 0) await repos.audit.add({ ...line, changes, at: now });
        }
        return ok({ group, known });
      }),
  };
}

const idsOf = ({ members }: VariantGroup) => members.map(({ productId }) => productId);

/** The group of the product, under the locks of all products that it has or gets. */
async function lockAll(
  { productVariants }: Pick<Repos, 'productVariants'>,
  id: number,
  next: VariantGroup,
): Promise<Result<{ readonly before: VariantGroup; readonly known: KnownProducts }>> {
  const unlocked = await productVariants.group(id);
  const ids = new Set([id, ...idsOf(unlocked), ...idsOf(next)]);
  const known = await productVariants.lock([...ids]);
  if (!known.has(id)) return refuse('NOT_FOUND');
  const before = await productVariants.group(id);
  // Changed while waiting for the locks, so siblings are missing among them.
  if (idsOf(before).some((one) => !ids.has(one))) return refuse('VERSION_STALE');
  return ok({ before, known });
}

/** The group as the audit log of one of its products shows it; nothing for a product outside. */
function shown({ options, members }: VariantGroup, known: KnownProducts, id: number) {
  const own = members.find(({ productId }) => productId === id);
  if (!own) return {};
  return {
    option_names_en: options.map(({ en }) => en),
    option_names_th: options.map(({ th }) => th),
    option_values_en: own.values.map(({ en }) => en),
    option_values_th: own.values.map(({ th }) => th),
    siblings: members.map(({ productId }) => known.get(productId)?.itemCode ?? ''),
  };
}
