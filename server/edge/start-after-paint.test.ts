import { describe, expect, it } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = (scripts: string) => `<html><head>${scripts}</head><body><main></main></body></html>`;

describe('startAfterPaint', () => {
  const html = startAfterPaint(page(chunk('react') + chunk('turbopack-1') + chunk('part')));

  it('names the scripts of the page in their order, and fetches none of them', () => {
    const links = [...html.matchAll(/<link href="([^"]+)" data-start=""\/>/g)];
    expect(links.map(([, href]) => href)).toEqual([
      '/_next/static/chunks/react.js',
      '/_next/static/chunks/turbopack-1.js',
      '/_next/static/chunks/part.js',
    ]);
    expect(html).not.toContain('<script src=');
  });

  it('ends the body with the script that starts them', () => {
    expect(html).toMatch(/link\[data-start\].*<\/script><\/body><\/html>$/);
  });

  it('leaves a page alone that has no scripts of Next', () => {
    expect(startAfterPaint(page(''))).toBe(page(''));
  });
});
