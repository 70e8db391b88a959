import { describe, expect, it } from 'vitest';
import { CACHED, toyStorefront, useFront } from '../../server/edge/front.fixture.ts';
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

describe('the Link header of a document', () => {
  const startFront = useFront();
  const hint = (address: string, as: string) => `<${address}>; rel=preload; as="${as}"`;

  it('keeps fonts that the HTML does not request, and no style sheets', async () => {
    const early = `${hint('/_next/static/media/thai.woff2', 'font')}; crossorigin=""`;
    const { handler } = toyStorefront((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', CACHED);
      const sheet = hint('/_next/static/chunks/a.css', 'style');
      response.setHeader(
        'link',
        [early, `${hint(LATE, 'font')}; crossorigin=""`, sheet].join(', '),
      );
      response.end(HTML);
    });
    const { get } = await startFront({ next: handler });
    const { headers, text } = await get('/');
    expect(headers.link).toBe(early);
    expect(text).toBe(ordered(HTML));
  });
});
