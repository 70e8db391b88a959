export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export interface Dialect {
  readonly delimiter: Delimiter;
  /** Lines before the headings: Excel's own `sep=;`. */
  readonly skipped: number;
}

/** The delimiter of a file, by its first line: whichever stands there most outside of quotation marks. */
export function dialectOf(text: string): Dialect {
  const named = /^sep=([,;\t])\r?\n/i.exec(text);
  const told = DELIMITERS.find((one) => one === named?.[1]);
  if (told !== undefined) return { delimiter: told, skipped: 1 };
  const counts = new Map<string, number>(DELIMITERS.map((one) => [one, 0]));
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '\n' || letter === '\r') break;
    else if (counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return { delimiter: DELIMITERS.find((one) => counts.get(one) === most) ?? ',', skipped: 0 };
}
