/** Rows of a text table: one a line, its columns parted by bars; empty lines part what belongs together. */
export function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((column) => column.trim()));
}

/** Parts of one column. */
export function listOf(column = ''): readonly string[] {
  return column
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Names by people and labels, in both languages. */
export interface Named {
  readonly id: string;
  readonly en: string;
  readonly th: string;
  /** Further spellings, of either language. */
  readonly also: readonly string[];
}

export interface Ingredient extends Named {
  /** Group of the Anatomical Therapeutic Chemical classification; empty where it has none. */
  readonly atc: string;
  /** Ids of `GROUPS`. */
  readonly groups: readonly string[];
  /** The most that an adult takes by mouth in a day, in mg; null where there is no one figure. */
  readonly dailyMax: number | null;
  readonly source: string;
}

/** Columns: id, English, Thai, ATC, groups, most mg a day for adults, source, further spellings. */
export function ingredientsOf(table: string): readonly Ingredient[] {
  return rowsOf(table).map(
    ([id = '', en = '', th = '', atc = '', groups, most = '', source = '', also]) => ({
      ...{ id, en, th, atc, source },
      groups: listOf(groups),
      dailyMax: most === '' ? null : Number(most),
      also: listOf(also),
    }),
  );
}
