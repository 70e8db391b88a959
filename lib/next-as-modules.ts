import { readFileSync } from 'node:fs';

/** What `next.config.ts` has this loader for. */
export const NEXT_IN_COMMONJS = /[\\/]next[\\/]dist[\\/](?:client|lib|shared)[\\/].*\.js$/;

/** Next carries each of its files a second time, as an ES module. */
export function moduleOf(file: string): string {
  return file.replace(/(?<=[\\/]next[\\/]dist)(?=[\\/])/, '/esm');
}

/**
 * The loader of the build for files of Next that a browser runs: its ES modules in place of CommonJS, from which nothing
 * can be left out (`docs/decisions/0033-next-as-es-modules.md`).
 */
export default function nextAsModules(this: { readonly resourcePath: string }): string {
  return readFileSync(moduleOf(this.resourcePath), 'utf8');
}
