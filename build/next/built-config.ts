import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Configuration as Next wrote it at the build (`shared/lib/constants.js`). */
export const BUILT_CONFIG = '.next/required-server-files.json';

/**
 * Makes Next reuse the configuration of the build, like its standalone server (`server/config.js`).
 * Reading `next.config.ts` again would load its compiler, which stays in memory.
 */
export function useBuiltConfig(root: string): void {
  const file = readFileSync(join(root, BUILT_CONFIG), 'utf8');
  const { config } = JSON.parse(file) as { config: object };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
