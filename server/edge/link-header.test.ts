import { describe, expect, it } from 'vitest';
import { CACHED, toyStorefront, useFront } from './front.fixture.ts';

const LATE = '/_next/static/media/latin.woff2';
const FACE = `<link rel="preload" as="font" href="${LATE}"/>`;
const MAIN = '<script src="/_next/static/chunks/main.js" async=""></script>';
const HTML = `<html><head>${FACE}</head><body><p>words</p>${MAIN}</body></html>`;

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
    expect(text).toBe(`<html><head></head><body>${FACE}<p>words</p>${MAIN}</body></html>`);
  });
});
