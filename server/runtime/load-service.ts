import { registerHooks, type ResolveFnOutput } from 'node:module';
import type * as compose from './compose.ts';

const PACKAGE = 'drizzle-orm';

/**
 * Imports the service with cached module resolution. For every import Node copies the target package's package.json,
 * which has 174 kB in drizzle-orm; its thousand imports took 2 s and 280 MB of garbage at each start.
 */
export async function loadService(): Promise<typeof compose> {
  const resolved = new Map<string, ResolveFnOutput>();
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`)) {
        const found = resolved.get(specifier) ?? next(specifier, context);
        resolved.set(specifier, found);
        return { ...found, format: 'module', shortCircuit: true };
      }
      const { parentURL } = context;
      if (specifier.startsWith('.') && parentURL?.includes(`/node_modules/${PACKAGE}/`)) {
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      }
      return next(specifier, context);
    },
  });
  try {
    return await import('./compose.ts');
  } finally {
    hooks.deregister();
  }
}
