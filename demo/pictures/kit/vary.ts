/** Choices by seed and name only, so that adding one never changes the others. */
export interface Vary {
  /** 0 to 1. */
  unit(name: string): number;
  range(name: string, from: number, to: number): number;
  pick<T>(name: string, options: readonly [T, ...T[]]): T;
  /** Like `pick`, but a row uses every option before repeating one. */
  turn<T>(name: string, options: readonly [T, ...T[]]): T;
}

function hash(text: string, seed: number): number {
  let h = (seed ^ 0x9e3779b9) >>> 0;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x85ebca6b);
    h = (h ^ (h >>> 13)) >>> 0;
  }
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35);
  return (h ^ (h >>> 15)) >>> 0;
}

/** `row` numbers neighbouring things; defaults to the seed. */
export function createVary(seed: number, row = seed): Vary {
  const unit = (name: string): number => hash(name, hash(name, seed)) / 2 ** 32;
  return {
    unit,
    range: (name, from, to) => from + unit(name) * (to - from),
    pick: (name, options) => options[Math.floor(unit(name) * options.length)] ?? options[0],
    turn: (name, options) => {
      const { length } = options;
      const shift = hash(name, Math.floor(row / length) + 7);
      return options[(shift + row) % length] ?? options[0];
    },
  };
}
