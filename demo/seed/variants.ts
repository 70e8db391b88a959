import type { Database } from '../../server/db/client.ts';
import { productGroupMembers, productGroups } from '../../server/modules/catalog/schema.ts';
import type { ProductSeed } from './types.ts';

type GroupRow = typeof productGroups.$inferInsert;
type MemberRow = Omit<typeof productGroupMembers.$inferInsert, 'groupId'>;

/** A variant group of products whose names differ in their size alone. */
interface GroupSeed {
  readonly group: GroupRow;
  readonly members: readonly MemberRow[];
}

const OPTION: GroupRow = { option1En: 'Size', option1Th: 'ขนาด' };

/** Names end with the size, of as many words in Thai as in English. */
function split({ name, pack }: ProductSeed) {
  const words = name.th.split(' ');
  const count = pack.size.split(' ').length;
  return {
    family: `${name.en.slice(0, -pack.size.length)}|${words.slice(0, -count).join(' ')}`,
    sizeTh: words.slice(-count).join(' '),
  };
}

/** Sizes of the same product, smallest price first. */
export function groupSeeds(products: readonly ProductSeed[]): GroupSeed[] {
  const families = Object.values(Object.groupBy(products, (one) => split(one).family));
  return families.flatMap((family = []) => {
    if (family.length < 2) return [];
    const members = family
      .toSorted((a, b) => a.price - b.price || a.id - b.id)
      .map((product, index) => ({
        ...{ productId: product.id, position: index + 1, value1En: product.pack.size },
        value1Th: split(product).sizeTh,
      }));
    return [{ group: OPTION, members }];
  });
}

const CHUNK = 500;

/** Groups new products. */
export async function seedVariants(db: Database, added: readonly ProductSeed[]): Promise<void> {
  const seeds = groupSeeds(added);
  for (let start = 0; start < seeds.length; start += CHUNK) {
    const chunk = seeds.slice(start, start + CHUNK);
    const ids = await db
      .insert(productGroups)
      .values(chunk.map(({ group }) => group))
      .returning({ id: productGroups.id });
    const rows = ids.flatMap(({ id: groupId }, index) =>
      (chunk[index]?.members ?? []).map((member) => ({ ...member, groupId })),
    );
    await db.insert(productGroupMembers).values(rows);
  }
}
