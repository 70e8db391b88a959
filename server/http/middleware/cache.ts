import { createMiddleware } from 'hono/factory';
import type { HttpEnv } from '../context.ts';

/** Allows shared caches to keep a public answer for some seconds; errors stay uncached. */
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

/** Like `publicCache`, for answers that vary by member: an answer to a request with a token is private. */
export function guestCache(seconds: number) {
  const keep = publicCache(seconds);
  return createMiddleware<HttpEnv>(async (c, next) => {
    const isGuest = c.req.header('authorization') === undefined;
    await (isGuest ? keep : neverCache)(c, next);
    c.header('Vary', 'Authorization', { append: true });
  });
}

export const neverCache = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});
