import type { OfficeProduct } from '../ports.ts';

/** Lengths of the contract. */
const [NAME, CODE] = [200, 40];
const MARK_EN = ' (copy)';
const MARK_TH = ' (สำเนา)';

/** Names marked as a copy, and the first free code with a number behind it. */
export function copyOf(
  { itemCode, nameEn, nameTh }: Pick<OfficeProduct['facts'], 'itemCode' | 'nameEn' | 'nameTh'>,
  taken: ReadonlySet<string>,
) {
  return {
    itemCode: freeCode(itemCode, taken),
    nameEn: marked(nameEn, MARK_EN),
    nameTh: marked(nameTh, MARK_TH),
  };
}

/** Shortened where the mark would not fit; a copy of a copy has one mark. */
function marked(name: string, mark: string): string {
  return name.endsWith(mark) ? name : name.slice(0, NAME - mark.length).trimEnd() + mark;
}

function freeCode(code: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const end = `-${String(number)}`;
    const free = code.slice(0, CODE - end.length) + end;
    if (!taken.has(free)) return free;
  }
}
