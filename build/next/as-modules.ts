import { readFileSync } from 'node:fs';

/** Files that the loader of `next.config.ts` applies to. */
export const NEXT_IN_COMMONJS = /[\\/]next[\\/]dist[\\/](?:client|lib|shared)[\\/].*\.js$/;

/** Path of the ES module that Next ships beside each CommonJS file. */
export function moduleOf(file: string): string {
  return file.replace(/(?<=[\\/]next[\\/]dist)(?=[\\/])/, '/esm');
}

/**
 * Build loader that replaces Next's CommonJS in the browser by its ES modules, which can be tree-shaken
 * (`docs/decisions/0033-next-as-es-modules.md`).
 */
export default function nextAsModules(this: { readonly resourcePath: string }): string {
  return readFileSync(moduleOf(this.resourcePath), 'utf8');
}
