import type { Database } from '../../server/db/client.ts';
import { productGroupMembers, productGroups } from '../../server/modules/catalog/schema.ts';
import type { ProductSeed } from './types.ts';

type GroupRow = typeof productGroups.$inferInsert;
type MemberRow = Omit<typeof productGroupMembers.$inferInsert, 'groupId'>;

/** A variant group of products whose names differ in their size, or in size and shade. */
interface GroupSeed {
  readonly group: GroupRow;
  readonly members: readonly MemberRow[];
}

const SIZE = { option1En: 'Size', option1Th: 'ขนาด' };
const SIZE_AND_SHADE: GroupRow = { ...SIZE, option2En: 'Shade', option2Th: 'เฉดสี' };

/** Parts of a name: what it is, its numbered shade if it has one, and its size. */
interface Parts {
  readonly product: ProductSeed;
  /** Without the size. */
  readonly family: string;
  /** Without the size and the shade. */
  readonly line: string;
  readonly sizeTh: string;
  readonly shade: { readonly en: string; readonly th: string } | undefined;
}

/** Names end with the size, of as many words in Thai as in English, after the shade. */
function split(product: ProductSeed): Parts {
  const { name, pack } = product;
  const words = name.th.split(' ');
  const count = pack.size.split(' ').length;
  const [en, th] = [
    name.en.slice(0, -pack.size.length).trimEnd(),
    words.slice(0, -count).join(' '),
  ];
  const shadeEn = /^(.*) (\d\d \D.*)$/.exec(en);
  const shadeTh = /^(.*) เบอร์ (\d\d \D.*)$/.exec(th);
  return {
    ...{ product, family: `${en}|${th}`, sizeTh: words.slice(-count).join(' ') },
    line: `${shadeEn?.[1] ?? en}|${shadeTh?.[1] ?? th}`,
    shade: shadeEn && shadeTh ? { en: shadeEn[2] ?? '', th: shadeTh[2] ?? '' } : undefined,
  };
}

/** Products that differ in size, or in size and shade, smallest price first. */
export function groupSeeds(products: readonly ProductSeed[]): GroupSeed[] {
  const lines = Object.values(Object.groupBy(products.map(split), ({ line }) => line));
  return lines.flatMap((line = []) => {
    if (hasBothOptions(line)) return [{ group: SIZE_AND_SHADE, members: membersOf(line, true) }];
    const families = Object.values(Object.groupBy(line, ({ family }) => family));
    return families.flatMap((family = []) =>
      family.length < 2 ? [] : [{ group: SIZE, members: membersOf(family, false) }],
    );
  });
}

function hasBothOptions(line: readonly Parts[]): boolean {
  const shades = Object.values(Object.groupBy(line, ({ shade }) => shade?.en ?? ''));
  return shades.length > 1 && shades.every((sizes = []) => sizes.length > 1);
}

function membersOf(family: readonly Parts[], hasShades: boolean): MemberRow[] {
  return family
    .toSorted(({ product: a }, { product: b }) => a.price - b.price || a.id - b.id)
    .map(({ product, sizeTh, shade }, index) => ({
      ...{ productId: product.id, position: index + 1 },
      ...{ value1En: product.pack.size, value1Th: sizeTh },
      ...(hasShades && shade ? { value2En: shade.en, value2Th: shade.th } : {}),
    }));
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
