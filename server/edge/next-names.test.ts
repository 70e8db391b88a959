import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as names from 'next/dist/client/components/app-router-headers.js';
import { RedirectStatusCode } from 'next/dist/client/components/redirect-status-code.js';
import { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node.js';
import { defaultConfig } from 'next/dist/server/config-shared.js';
import type { NextConfigRuntime } from 'next/dist/server/config-shared.js';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js';
import { setupFsCheck } from 'next/dist/server/lib/router-utils/filesystem.js';
import { getResolveRoutes } from 'next/dist/server/lib/router-utils/resolve-routes.js';
import { shouldServeStreamingMetadata } from 'next/dist/server/lib/streaming-metadata.js';
import { getRequestMeta } from 'next/dist/server/request-meta.js';
import { sendResponse } from 'next/dist/server/send-response.js';
import { NextURL } from 'next/dist/server/web/next-url.js';
import { IMAGES_MANIFEST } from 'next/dist/shared/lib/constants.js';
import { imageConfigDefault } from 'next/dist/shared/lib/image-config.js';
import { getRelativeURL } from 'next/dist/shared/lib/router/utils/relativize-url.js';
import { NextResponse } from 'next/server.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inject } from './inject.ts';
import {
  BUILT,
  DOCUMENT_VARY,
  FILES_PATH,
  IMAGE_PATH,
  IMAGE_QUERY,
  MOVED_FOR_GOOD,
  NEXT_COMMAND,
  NEXT_HOST,
  NEXT_PATH,
  OWN_HEADERS,
  PAYLOAD_PARAM,
  isNoteOfNext,
  isOfRouter,
  isPayload,
  originOfNext,
} from './next-names.ts';

const NEXT = dirname(createRequire(import.meta.url).resolve('next/package.json'));
const read = (path: string) => readFileSync(join(NEXT, path), 'utf8');

describe('the build', () => {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  const config = Object.assign({} as NextConfigRuntime, defaultConfig, { distDir: BUILT.folder });
  const put = (path: string, content: string | object) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(
      join(root, path),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  };
  const open = () => setupFsCheck({ dir: root, dev: false, config });

  beforeAll(() => {
    put(BUILT.id, 'one');
    put(`${BUILT.files}/chunks/a.js`, '');
    const none = { headers: [], onMatchHeaders: [], redirects: [], dataRoutes: [] };
    put(`${BUILT.folder}/routes-manifest.json`, { ...none, dynamicRoutes: [] });
    put(`${BUILT.folder}/server/preview-props.json`, {});
    put(`${BUILT.folder}/server/pages-manifest.json`, {});
    put(`${BUILT.folder}/server/functions-config-manifest.json`, { functions: {} });
  });

  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it('is made by the command of the package', () => {
    const { bin } = JSON.parse(read('package.json')) as { bin: { next: string } };
    expect(NEXT_COMMAND).toBe(join('node_modules/next', bin.next));
    expect(existsSync(join(NEXT, bin.next))).toBe(true);
  });

  it('writes the files that Next expects, at the addresses where Next serves them', async () => {
    const files = await open();
    expect(files.buildId).toBe('one');
    expect(await files.getItem(`${FILES_PATH}chunks/a.js`)).toMatchObject({
      type: 'nextStaticFolder',
      fsPath: join(root, BUILT.files, 'chunks/a.js'),
    });
    expect(await files.getItem(IMAGE_PATH)).toMatchObject({ type: 'nextImage' });
    for (const path of [FILES_PATH, IMAGE_PATH])
      expect(path.startsWith(`${NEXT_PATH}/`)).toBe(true);
  });

  it('uses the names of Next', () => {
    expect(BUILT.folder).toBe(defaultConfig.distDir);
    expect(BUILT.pictures).toBe(`${BUILT.folder}/${IMAGES_MANIFEST}`);
  });

  it('is requested under the origin that Next assumes', async () => {
    type Given = Parameters<typeof getResolveRoutes>;
    const options = { dir: root, port: 3000, hostname: NEXT_HOST, dev: false } as Given[3];
    const unused = [{} as Given[4], {} as Given[5]] as const;
    const resolve = getResolveRoutes(await open(), config, () => '', options, ...unused);
    let seen: string | undefined;
    await inject(
      async (req, res) => {
        await resolve({ req, res, isUpgradeReq: false, signal: new AbortController().signal });
        seen = getRequestMeta(req, 'initURL');
        res.end();
      },
      { url: '/a?b=1', headers: OWN_HEADERS },
      1_000,
    );
    expect(seen).toBe(`${originOfNext(3000)}/a?b=1`);
  });
});

describe('the host', () => {
  const rewritten = (origin: string) => getRelativeURL(new NextURL(`${origin}/th/a`), origin);

  it('is kept by middleware rewrites', () => {
    expect(rewritten(originOfNext(3000))).toBe('/th/a');
  });

  it('cannot be an IP address', () => {
    expect(rewritten('http://127.0.0.1:3000')).toBe('http://localhost:3000/th/a');
  });
});

describe('requests and answers', () => {
  it('have a user agent, without which metadata would be streamed', () => {
    expect(shouldServeStreamingMetadata(OWN_HEADERS['user-agent'], '.*')).toBe(false);
    expect(shouldServeStreamingMetadata('', '.*')).toBe(true);
  });

  it('have the shape that Next reads and writes', async () => {
    const { status, headers, body } = await inject(
      async (request, response) => {
        const own = new NodeNextRequest(request);
        const sent = await text(own.body);
        const { method, url } = own;
        const answer = Response.json({ method, url, sent }, { status: 201 });
        answer.headers.append('vary', 'a');
        await sendResponse(own, new NodeNextResponse(response), answer);
      },
      { method: 'POST', url: '/a?b=1', headers: OWN_HEADERS, body: 'กข' },
      1_000,
    );
    expect(JSON.parse(body.toString())).toEqual({ method: 'POST', url: '/a?b=1', sent: 'กข' });
    expect({ status, headers }).toEqual({
      status: 201,
      headers: { 'content-type': 'application/json', vary: 'a' },
    });
  });

  it('redirect permanently with the status of Next', () => {
    expect(MOVED_FOR_GOOD).toBe(RedirectStatusCode.PermanentRedirect);
  });

  it('carry no internal headers of Next', () => {
    const { headers } = NextResponse.rewrite('http://localhost/a');
    expect([...headers.keys()].filter((name) => !isNoteOfNext(name, false))).toEqual([]);
    expect(read('dist/build/templates/app-route.js')).toContain("res.setHeader('x-nextjs-cache'");
    expect(isNoteOfNext('x-nextjs-cache', false)).toBe(true);
  });

  it('carry router headers in payloads only', () => {
    // The shop has no server actions.
    const { NEXT_ACTION_REVALIDATED_HEADER: _, ...others } = names;
    const notes = Object.values(others)
      .filter((value) => typeof value === 'string')
      .filter((name) => name.startsWith('x-'));
    expect(notes).toContain(names.NEXT_REWRITTEN_PATH_HEADER);
    expect(notes.filter((name) => isNoteOfNext(name, true))).toEqual(notes);
    expect(notes.filter((name) => isNoteOfNext(name, false))).toEqual([]);
    expect(isNoteOfNext('location', true)).toBe(false);
  });

  it('resize the requested picture', () => {
    const { address, width, quality } = IMAGE_QUERY;
    const query = { [address]: '/media/a.webp', [width]: '640', [quality]: '75' };
    const config = { images: imageConfigDefault } as NextConfigRuntime;
    const request = { headers: {} } as IncomingMessage;
    expect(ImageOptimizerCache.validateParams(request, query, config, false)).toMatchObject({
      href: '/media/a.webp',
      width: 640,
      quality: 75,
    });
  });
});

describe('payloads', () => {
  it('are told from documents by a header, a query and a type of Next', () => {
    expect(isOfRouter({ [names.RSC_HEADER]: '1' })).toBe(true);
    expect(isOfRouter({})).toBe(false);
    expect(PAYLOAD_PARAM).toBe(names.NEXT_RSC_UNION_QUERY);
    expect(DOCUMENT_VARY.toLowerCase()).toBe(names.RSC_HEADER);
    expect(isPayload(names.RSC_CONTENT_TYPE_HEADER)).toBe(true);
    expect(isPayload('text/html; charset=utf-8')).toBe(false);
  });
});
