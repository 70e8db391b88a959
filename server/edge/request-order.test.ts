import { describe, expect, it } from 'vitest';
import { CACHED, toyStorefront, useFront } from './front.fixture.ts';
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
  it('are for what is seen before the scripts, and a face holds no frame back', () => {
    expect(ordered(HTML)).toBe(
      `<html><head>${PICTURE}${OLD}</head><body>${FACE}${WORDS}${PAGE}${LAYOUT}${MAIN}${PAYLOAD}</body></html>`,
    );
  });

  it('stay as they are where there is no script of React’s to put them before', () => {
    for (const html of ['no document', MAIN, `<head>${PAGE}${FACE}</head><body>${WORDS}</body>`]) {
      expect(ordered(html)).toBe(html);
    }
  });
});

describe('the Link header of a document', () => {
  const startFront = useFront();
  const hint = (address: string, as: string) => `<${address}>; rel=preload; as="${as}"`;

  it('has the faces that the HTML does not ask for later, and no style sheet', async () => {
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
