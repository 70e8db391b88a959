import { createMiddleware } from 'hono/factory';

/** Lets shared caches keep a public answer for so many seconds; errors stay uncached. */
export function publicCache(seconds: number) {
  return createMiddleware(async (c, next) => {
    await next();
    if (c.res.status === 200) {
      c.header(
        'Cache-Control',
        `public, s-maxage=${String(seconds)}, stale-while-revalidate=${String(seconds)}`,
      );
    }
  });
}

/** For everything that belongs to one person. */
export const neverCache = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});
