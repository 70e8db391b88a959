import { parse } from '@formatjs/icu-messageformat-parser';
import { fillBrand } from './fill-brand.ts';

/** Characters that only texts with arguments, tags or quotes contain. */
const SYNTAX = /[{}<'#]/;

/** Compiles a JSON file of `messages/`: texts with arguments are parsed, others stay strings with the shop's name. */
export function compileJson(file: string): string {
  const texts = JSON.parse(file) as Record<string, string | number>;
  const compiled = Object.entries(texts).map(([id, message]) => {
    // A status of a refusal.
    if (typeof message === 'number') return [id, message];
    const text = fillBrand(message);
    return [id, SYNTAX.test(text) ? parse(text) : text];
  });
  return JSON.stringify(Object.fromEntries(compiled));
}

/** Build loader for these files, so that browsers need no parser (7 kB). */
export default function compileTexts(file: string): string {
  return `export default JSON.parse(${JSON.stringify(compileJson(file))})`;
}
