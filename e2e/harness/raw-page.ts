import { request } from 'node:http';
import { load } from 'cheerio';

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
  /** Addresses in other languages, as declared by the page. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly links: readonly string[];
  readonly dataBlocks: readonly string[];
  readonly noindex: boolean;
  /** Visible text: without scripts and styles, whitespace collapsed. */
  readonly text: string;
  readonly markup: string;
}

/** Does not follow redirects. */
export async function readPage(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawPage> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  const html = await answer.text();
  const parsed = factsOf(html, url);
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

/** Parsed without scripting, so that the content of `<noscript>` is markup. */
function factsOf(html: string, url: string) {
  const $ = load(html, { scriptingEnabled: false });
  const absolute = (href = '') => (href === '' ? '' : new URL(href, url).href);
  const all = <Value>(selector: string, read: (element: ReturnType<typeof $>) => Value) =>
    $(selector)
      .toArray()
      .map((element) => read($(element)));
  const metas = all('head meta[content]', (meta) => [
    meta.attr('name') ?? meta.attr('property') ?? '',
    meta.attr('content') ?? '',
  ]);
  const facts = {
    lang: $('html').attr('lang') ?? null,
    title: $('head title').text(),
    headings: all('h1', (heading) => heading.text().trim()),
    metas: Object.fromEntries(metas) as Record<string, string>,
    // Unresolved: a canonical has to be absolute.
    canonicals: all('head link[rel="canonical"]', (link) => link.attr('href') ?? ''),
    alternates: Object.fromEntries(
      all('head link[rel="alternate"]', (link) => [
        link.attr('hreflang') ?? '',
        absolute(link.attr('href')),
      ]),
    ) as Record<string, string>,
    links: all('a[href]', (link) => absolute(link.attr('href'))),
    dataBlocks: all('script[type="application/ld+json"]', (script) => script.text()),
    noindex: all('meta[name="robots"]', (meta) => meta.attr('content') ?? '').some((content) =>
      content.includes('noindex'),
    ),
  };
  $('body :is(script, style, template)').remove();
  const body = $('body');
  return { ...facts, text: body.text().replace(/\s+/g, ' '), markup: body.html() ?? '' };
}

export function structuredData({ dataBlocks }: RawPage): Record<string, unknown>[] {
  return dataBlocks.map((text) => JSON.parse(text) as Record<string, unknown>);
}

/** Requests the path exactly as written, which `fetch` would normalize. Resolves to the status. */
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
