import { parse } from '@formatjs/icu-messageformat-parser';

/** What only a text with arguments, tags or quotes holds. */
const SYNTAX = /[{}<'#]/;

/** A file of `messages/`, as JSON: texts with arguments are parsed, others stay as they are. */
export function compileJson(file: string): string {
  const texts = JSON.parse(file) as Record<string, string>;
  const compiled = Object.entries(texts).map(([id, text]) => [
    id,
    SYNTAX.test(text) ? parse(text) : text,
  ]);
  return JSON.stringify(Object.fromEntries(compiled));
}

/** The loader of the build for these files, so that no browser loads a parser of 7 kB. */
export default function compileTexts(file: string): string {
  return `export default JSON.parse(${JSON.stringify(compileJson(file))})`;
}
