const LENGTH = 40;

/** Part of addresses for a value: its English name in small letters, with a number if that is taken. */
export function valueOf(nameEn: string, taken: ReadonlySet<string>): string {
  const plain = nameEn
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH)
    .replaceAll(/^-+|-+$/g, '');
  const start = plain === '' ? 'value' : plain;
  let value = start;
  for (let count = 2; taken.has(value); count += 1) value = `${start}-${String(count)}`;
  return value;
}
