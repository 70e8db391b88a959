import { createHash } from 'node:crypto';
import tagManager from 'react-gtm-module';
import { describe, expect, it, vi } from 'vitest';
import { PAGES } from '../../lib/pages/table.ts';
import { readConfig } from '../config/config.ts';
import {
  createContentPolicy,
  inlineScriptHashes,
  securityHeaders,
  withDevices,
} from './security-headers.ts';

const EMPTY = Buffer.alloc(0);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inlineScriptHashes', () => {
  it('hashes executable scripts, byte for byte and without duplicates', () => {
    const html = [
      '<script>a("ก")</script>',
      '<script>a("ก")</script>',
      '<script type="module">b()</script>',
      '<script id="x" nonce="">c()</script>',
    ].join('<p>between</p>');
    expect(inlineScriptHashes(Buffer.from(html))).toEqual(['a("ก")', 'b()', 'c()'].map(hashOf));
  });

  it('leaves out files and data blocks', () => {
    const html =
      '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
    expect(inlineScriptHashes(Buffer.from(html))).toEqual([]);
  });

  it('hashes line ends as normalised by the HTML parser', () => {
    expect(inlineScriptHashes(Buffer.from('<script>a()\r\nb()\r</script>'))).toEqual([
      hashOf('a()\nb()\n'),
    ]);
  });
});

describe('content policy', () => {
  it('allows no inline script without its hash and no other host', () => {
    const policy = createContentPolicy(readConfig({}))(Buffer.from('<script>a()</script>'));
    expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain('https:');
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('allows third-party hosts only when configured', () => {
    const config = readConfig({
      GTM_ID: 'GTM-ABC',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET: 'x',
    });
    const policy = createContentPolicy(config)(EMPTY);
    expect(policy).toMatch(/script-src[^;]*www\.google\.com\/recaptcha\//);
    expect(policy).toMatch(/script-src[^;]*googletagmanager/);
    expect(policy).toMatch(/frame-src[^;]*recaptcha/);
  });

  it('allows one host for map tiles only', () => {
    const config = readConfig({ MAP_TILES_URL: 'https://tiles.example/a/{z}/{x}/{y}.png' });
    const policy = createContentPolicy(config)(EMPTY);
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(policy.match(/tiles\.example/g)).toHaveLength(1);
  });

  it('allows the tag manager loader, byte for byte as the browser writes it', () => {
    const script = { innerHTML: '' };
    const element = { appendChild: vi.fn(), insertBefore: vi.fn(), childNodes: [] };
    vi.stubGlobal('document', { createElement: () => script, head: element, body: element });
    element.insertBefore.mockImplementationOnce(() => {
      const policy = createContentPolicy(readConfig({ GTM_ID: 'GTM-ABC' }))(EMPTY);
      expect(script.innerHTML).toContain('GTM-ABC');
      expect(policy).toContain(hashOf(script.innerHTML));
    });
    tagManager.initialize({ gtmId: 'GTM-ABC' });
    vi.unstubAllGlobals();
    expect(element.insertBefore).toHaveBeenCalledTimes(2);
  });

  it('allows code evaluation in development', () => {
    const policy = createContentPolicy(readConfig({ GTM_ID: 'GTM-ABC' }), true)(EMPTY);
    expect(policy).toContain("'unsafe-inline' 'unsafe-eval'");
    expect(policy).not.toContain('sha256');
  });
});

describe('securityHeaders', () => {
  it('allow camera and microphone on conversation pages and in the office only', () => {
    const security = securityHeaders(readConfig({}));
    const policyOf = (headers: readonly string[]) =>
      headers[headers.indexOf('permissions-policy') + 1];
    expect(policyOf(security)).toContain('camera=(), microphone=(), ');
    expect(policyOf(withDevices(security))).toBe(
      policyOf(security)?.replace('camera=(), microphone=()', 'camera=(self), microphone=(self)'),
    );
    expect(withDevices(security)).toHaveLength(security.length);
    const allowed = Object.values(PAGES).flatMap((page) =>
      'devices' in page && page.layout !== 'office' ? [page.pattern] : [],
    );
    expect(allowed).toEqual([
      '/pharmacy/consult/:conversation',
      '/pharmacy/consult/:conversation/continue',
      '/pharmacy/history/:conversation',
    ]);
  });

  it('sends HSTS in production only', () => {
    const config = { mode: 'production', publicUrl: 'https://shop.example' } as const;
    expect(securityHeaders(config)).toContain('strict-transport-security');
    expect(securityHeaders(readConfig({}))).not.toContain('strict-transport-security');
  });
});
