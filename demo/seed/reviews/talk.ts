/** Phrases about one kind of product, in one language. */
export interface Words {
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

export interface Talk {
  readonly departments: readonly number[];
  readonly th: Words;
  readonly en: Words;
}

/** One phrase per line; `(a|b|)` is a choice of wordings. English phrases begin in lower case. */
export function lines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

interface Draft {
  readonly th: readonly [good: string, bad: string];
  readonly en: readonly [good: string, bad: string];
}

export function talk(departments: readonly number[], { th, en }: Draft): Talk {
  return {
    departments,
    th: { good: lines(th[0]), bad: lines(th[1]) },
    en: { good: lines(en[0]), bad: lines(en[1]) },
  };
}
