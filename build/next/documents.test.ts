import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response.js';
import { describe, expect, it } from 'vitest';
import {
  FACE,
  MAIN_SCRIPT_HINT,
  PAYLOAD_SCRIPT,
  SCRIPT,
  STYLESHEET,
  isMarked,
} from './documents.ts';
import { renderHtml, renderPayload, renderRequests, renderSheet } from './rendering.fixture.ts';

const NEXT = dirname(createRequire(import.meta.url).resolve('next/package.json'));

describe('payloads', () => {
  it('are embedded in script tags that the pattern matches', async () => {
    const stream = createInlinedDataReadableStream(renderPayload('hello'), undefined, null);
    const scripts = (await text(stream)).match(PAYLOAD_SCRIPT);
    expect(scripts?.join('')).toContain('hello');
  });
});

describe('style sheets', () => {
  it('match the link pattern', async () => {
    const address = '/_next/static/chunks/0a-b_c.1.css';
    const written = [...(await renderSheet(address)).matchAll(STYLESHEET)];
    expect(written.map(([, href]) => href)).toEqual([address]);
    expect(
      readFileSync(join(NEXT, 'dist/server/app-render/render-css-resource.js'), 'utf8'),
    ).toContain(": 'next';");
  });
});

describe('requests of a document', () => {
  it('match the patterns', async () => {
    const [face, script, main] = ['media/a.woff2', 'chunks/a-1.js', 'chunks/main.js'].map(
      (name) => `/_next/static/${name}`,
    ) as [string, string, string];
    const html = await renderRequests(face, script, main);
    const found = (pattern: RegExp) =>
      (html.match(pattern) ?? []).map((tag) => /(?:src|href)="([^"]*)"/.exec(tag)?.[1]);
    expect(found(FACE)).toEqual([face]);
    expect(found(new RegExp(MAIN_SCRIPT_HINT, 'g'))).toEqual([main]);
    const scripts = found(SCRIPT);
    expect(scripts).toContain(script);
    expect(html.indexOf(script)).toBeLessThan(html.indexOf('</head>'));
  });
});

describe('isMarked', () => {
  const DIGEST = 'SOMETHING_503';
  const SAID = `E{"digest":"${DIGEST}" data-dgst="${DIGEST}"`;
  const inDocument = (said: string, digest?: string) =>
    text(createInlinedDataReadableStream(renderPayload(said, digest), undefined, null));
  const isFound = (written: string) => isMarked(Buffer.from(written), DIGEST);

  it('finds a failed part in a payload', async () => {
    expect(isFound(await text(renderPayload('hello', DIGEST)))).toBe(true);
    expect(isFound(await text(renderPayload('hello', 'OTHER')))).toBe(false);
  });

  it.each([
    ['HTML', renderHtml],
    ['payload', inDocument],
  ])('finds a failed part in the %s of a document, but not in its text', async (_, render) => {
    expect(isFound(await render(SAID, DIGEST))).toBe(true);
    expect(isFound(await render(SAID, 'OTHER'))).toBe(false);
    expect(isFound(await render(SAID))).toBe(false);
  });
});
