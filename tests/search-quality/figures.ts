import { mean, type Measured } from './judge.ts';

interface Results {
  readonly articles: readonly Measured[];
  readonly complaints: readonly Measured[];
  readonly unknown: readonly Measured[];
}

/** Worst queries that are printed. */
const WORST = 20;

export function figuresOf({ articles, complaints, unknown }: Results) {
  const all = [...articles, ...complaints, ...unknown];
  const known = all.filter(({ right }) => right.size > 0);
  const hopeless = all.filter(({ right }) => right.size === 0);
  const answered = hopeless.filter(({ ids }) => ids.length > 0);
  const crossed = complaints.filter(({ crossings }) => crossings.length > 0);
  const figures = {
    reciprocalRank: mean(known.map((one) => one.reciprocalRank)),
    precision: mean(known.map((one) => one.precision)),
    gain: mean(known.map((one) => one.gain)),
    recall: mean(known.map((one) => one.recall)),
    falseAnswers: answered.length / hopeless.length,
    crossings: crossed.length,
  };
  const named = Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(3)}`);
  const text = `${String(known.length)} + ${String(hopeless.length)} queries, ${named.join(', ')}`;
  const weak = known.toSorted((a, b) => a.gain + a.precision - b.gain - b.precision);
  const worst = [
    ...weak.slice(0, WORST).map(({ query, ...of }) => {
      const values = [of.reciprocalRank, of.precision, of.gain, of.recall];
      return `  ${query}: ${values.map((value) => value.toFixed(2)).join(' ')}`;
    }),
    ...answered.map(({ query, ids }) => `  answered: ${query} (${String(ids.length)})`),
    ...crossed.map(({ query, crossings }) => `  crossed: ${query} (${crossings.join(' ')})`),
  ];
  return { ...figures, text, worst: worst.join('\n') };
}
