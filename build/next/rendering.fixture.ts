import { createRequire } from 'node:module';
import type * as AppPage from 'next/dist/server/route-modules/app-page/module.compiled.js';
import { createReactServerErrorHandler } from 'next/dist/server/app-render/create-error-handler.js';

/** React as bundled by Next, which declares no types for this part. */
interface PayloadServer {
  renderToReadableStream(
    model: unknown,
    clientModules: object,
    options: { readonly onError: (error: unknown) => string | undefined },
  ): ReadableStream<Uint8Array>;
}

const require = createRequire(import.meta.url);
require('next/dist/server/node-environment-baseline.js');
const runtime = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js';
const { vendored } = require(runtime) as typeof AppPage;
const { 'react-rsc': server, 'react-ssr': html } = vendored;
if (!server || !html) throw new Error(`${runtime} does not contain React`);
const { React: ServerReact } = server;
const payloads = server.ReactServerDOMTurbopackServer as PayloadServer;
const { React: HtmlReact, ReactDOMServer } = html;

function failing(digest: string): () => never {
  return () => {
    throw Object.assign(new Error('failed'), { digest });
  };
}

/** The payload of a page that contains `text` and a failing part. */
export function renderPayload(text: string, digest?: string): ReadableStream<Uint8Array> {
  const part = digest === undefined ? null : ServerReact.createElement(failing(digest));
  return payloads.renderToReadableStream(
    ServerReact.createElement('p', null, text, part),
    {},
    { onError: createReactServerErrorHandler(false, false, new Map(), () => undefined) },
  );
}

/** The same page as HTML without its payload; the failing part is a client component. */
export async function renderHtml(text: string, digest?: string): Promise<string> {
  const part = digest === undefined ? null : HtmlReact.createElement(failing(digest));
  const boundary = HtmlReact.createElement(HtmlReact.Suspense, { fallback: null }, part);
  const stream = await ReactDOMServer.renderToReadableStream(
    HtmlReact.createElement('p', null, text, boundary),
    { onError: () => digest },
  );
  await stream.allReady;
  return new Response(stream).text();
}

/** A document with a style sheet of a layout or page. */
export async function renderSheet(href: string): Promise<string> {
  const link = HtmlReact.createElement('link', { rel: 'stylesheet', href, precedence: 'next' });
  const body = HtmlReact.createElement('body', null, link);
  const stream = await ReactDOMServer.renderToReadableStream(
    HtmlReact.createElement('html', null, body),
  );
  return new Response(stream).text();
}

/** A document with a font, a script of a layout or page, and React's own script. */
export async function renderRequests(face: string, script: string, main: string): Promise<string> {
  const link = HtmlReact.createElement('link', { rel: 'preload', as: 'font', href: face });
  const part = HtmlReact.createElement('script', { src: script, async: true });
  const head = HtmlReact.createElement('head', null, link, part);
  const stream = await ReactDOMServer.renderToReadableStream(
    HtmlReact.createElement('html', null, head, HtmlReact.createElement('body')),
    { bootstrapScripts: [main] },
  );
  return new Response(stream).text();
}
