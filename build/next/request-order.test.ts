import { describe, expect, it } from 'vitest';
import { inRequestOrder } from './request-order.ts';

const LATE = '/_next/static/media/latin.woff2';
const FACE = `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${LATE}"/>`;
const PICTURE = '<link rel="preload" as="image" imageSrcSet="/a 1x, /b 2x"/>';
const HINT =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const [PAGE, LAYOUT, MAIN] = ['page', 'layout', 'main'].map(
  (name) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`,
) as [string, string, string];
const WORDS = '<p>$& in words</p>';
const PAYLOAD = '<script>self.__next_f.push([1,"</head>"])</script>';
const HTML = `<html><head>${PICTURE}${HINT}${PAGE}${LAYOUT}${FACE}${OLD}</head><body>${WORDS}${MAIN}${PAYLOAD}</body></html>`;

function ordered(html: string): string {
  const { head, rest } = inRequestOrder(Buffer.from(html));
  return head + Buffer.concat(rest).toString();
}

describe('requests of a document', () => {
  it('fetch visible content before scripts, and fonts do not delay the first frame', () => {
    expect(ordered(HTML)).toBe(
      `<html><head>${PICTURE}${OLD}</head><body>${FACE}${WORDS}${PAGE}${LAYOUT}${MAIN}${PAYLOAD}</body></html>`,
    );
  });

  it('stay unchanged without React’s own script', () => {
    for (const html of ['no document', MAIN, `<head>${PAGE}${FACE}</head><body>${WORDS}</body>`]) {
      expect(ordered(html)).toBe(html);
    }
  });
});
