import { describe, expect, it } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = (scripts: string) =>
  `<html><head>${scripts}</head><body><script>(t=>t)([]).push({"otherChunks":["static/chunks/main.js","static/chunks/react.js"]})</script></body></html>`;

describe('startAfterPaint', () => {
  const html = startAfterPaint(
    page(chunk('react') + chunk('turbopack-1') + chunk('part') + chunk('main')),
  );

  it('fetches the scripts that start a page, in their order, and runs none of them', () => {
    const links = [...html.matchAll(/<link rel="preload"[^>]*href="([^"]+)" data-start=""\/>/g)];
    expect(links.map(([, href]) => href)).toEqual([
      '/_next/static/chunks/react.js',
      '/_next/static/chunks/turbopack-1.js',
      '/_next/static/chunks/main.js',
    ]);
    expect(html.match(/<script src=/g)).toHaveLength(1);
  });

  it('leaves the others to React, which looks for them by their attributes', () => {
    expect(html).toContain(chunk('part'));
  });

  it('ends the body with the script that starts them', () => {
    expect(html).toMatch(/link\[data-start\].*<\/script><\/body><\/html>$/);
  });

  it('leaves a page alone that Next starts in another way', () => {
    expect(startAfterPaint(chunk('react'))).toBe(chunk('react'));
  });
});
