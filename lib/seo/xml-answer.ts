/** Crawlers tolerate an hour of staleness. */
const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, s-maxage=3600, stale-while-revalidate=86400',
};

export function xmlAnswer(xml: string): Response {
  return new Response(xml, { headers: HEADERS });
}
