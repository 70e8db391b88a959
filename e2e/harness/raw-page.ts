import { request } from 'node:http';
import { Window, type Document } from 'happy-dom';

/** A page as a crawler without JavaScript gets it. */
export interface RawPage {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly lang: string | null;
  readonly title: string;
  readonly headings: readonly string[];
  /** Content of the `<meta>` elements in `<head>`, by name or property. */
  readonly metas: Readonly<Record<string, string>>;
  readonly canonicals: readonly string[];
  /** Addresses of the page in its languages, as it tells them itself. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Absolute addresses of all its links. */
  readonly links: readonly string[];
  /** Every block of structured data, as text. */
  readonly dataBlocks: readonly string[];
  readonly noindex: boolean;
  /** What a reader sees: without scripts and styles, spaces as one. */
  readonly text: string;
  /** Markup of the body without scripts. */
  readonly markup: string;
}

/** Redirects are answers, not followed. */
export async function readPage(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawPage> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  const html = await answer.text();
  const parsed = await withDocument(html, 'text/html', (document) => factsOf(document, url));
  const ruled = (answer.headers.get('x-robots-tag') ?? '').includes('noindex');
  return {
    url,
    status: answer.status,
    headers: answer.headers,
    html,
    ...parsed,
    noindex: parsed.noindex || ruled,
  };
}

/** Nothing of the document runs or is fetched; it is freed after the work, or a crawl fills the memory. */
export async function withDocument<Value>(
  text: string,
  type: 'text/html' | 'application/xml',
  work: (document: Document) => Value,
): Promise<Value> {
  const window = new Window();
  try {
    return work(new window.DOMParser().parseFromString(text, type));
  } finally {
    await window.happyDOM.close();
  }
}

function factsOf(document: Document, url: string) {
  const { head, body } = document;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const absolute = (href: string | null) => (href === null ? '' : new URL(href, url).href);
  const metas: Record<string, string> = {};
  for (const meta of all('head meta[content]')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
    metas[name] = meta.getAttribute('content') ?? '';
  }
  const facts = {
    lang: document.documentElement.getAttribute('lang'),
    title: head.querySelector('title')?.textContent ?? '',
    headings: all('h1').map((heading) => heading.textContent.trim()),
    metas,
    // As written: a canonical has to be absolute.
    canonicals: all('head link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
    alternates: Object.fromEntries(
      all('head link[rel="alternate"]').map((link) => [
        link.getAttribute('hreflang') ?? '',
        absolute(link.getAttribute('href')),
      ]),
    ),
    links: all('a[href]').map((link) => absolute(link.getAttribute('href'))),
    dataBlocks: all('script[type="application/ld+json"]').map((script) => script.textContent),
    noindex: all('meta[name="robots"]').some((meta) =>
      (meta.getAttribute('content') ?? '').includes('noindex'),
    ),
  };
  for (const element of all('body :is(script, style, template)')) element.remove();
  return { ...facts, text: body.textContent.replace(/\s+/g, ' '), markup: body.innerHTML };
}

/** Throws where a block does not parse. */
export function structuredData({ dataBlocks }: RawPage): Record<string, unknown>[] {
  return dataBlocks.map((text) => JSON.parse(text) as Record<string, unknown>);
}

/** Sends the path exactly as written, which `fetch` would tidy up; answers the status. */
export function askRaw(url: string, path: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request({ hostname, port, path, agent: false }, (incoming) => {
    incoming.resume();
    resolve(incoming.statusCode ?? 0);
  })
    .once('error', reject)
    .end();
  return promise;
}
