/** Paths that browsers, phones and messengers request unprompted, with the type of the answer. */
export const UNPROMPTED: Readonly<Record<string, string>> = {
  '/favicon.ico': 'image/x-icon',
  '/favicon.ico?v=2': 'image/x-icon',
  '/favicon.svg': 'image/svg+xml',
  '/favicon.png': 'image/png',
  '/favicon-32x32.png': 'image/png',
  '/apple-touch-icon.png': 'image/png',
  '/apple-touch-icon-precomposed.png': 'image/png',
  '/apple-touch-icon-120x120.png': 'image/png',
  '/apple-touch-icon-152x152-precomposed.png': 'image/png',
  '/android-chrome-192x192.png': 'image/png',
  '/mstile-150x150.png': 'image/png',
  '/site.webmanifest': 'application/manifest+json',
  '/manifest.json': 'application/manifest+json',
  '/manifest.webmanifest': 'application/manifest+json',
  '/browserconfig.xml': 'application/xml',
  '/crossdomain.xml': 'application/xml',
  '/opensearch.xml': 'application/opensearchdescription+xml',
  '/robots.txt': 'text/plain',
  '/ads.txt': 'text/plain',
  '/app-ads.txt': 'text/plain',
  '/humans.txt': 'text/plain',
  '/llms.txt': 'text/plain',
  '/security.txt': 'text/plain',
  '/service-worker.js': 'text/javascript',
  '/ngsw-worker.js': 'text/javascript',
  '/apple-app-site-association': 'application/json',
  '/.well-known/apple-app-site-association': 'application/json',
  '/.well-known/assetlinks.json': 'application/json',
  '/.well-known/appspecific/com.chrome.devtools.json': 'application/json',
  '/.well-known/dnt-policy.txt': 'text/plain',
  '/.well-known/passkey-endpoints': 'application/json',
  '/.well-known/security.txt': 'text/plain',
  '/.well-known/traffic-advice': 'application/trafficadvice+json',
  '/.well-known/webauthn': 'application/json',
};

/** Answers that are not 200, have another type or are not cacheable; empty if all are right. */
export async function findUnanswered(origin: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [path, type] of Object.entries(UNPROMPTED))
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await fetch(origin + path, { method });
      const answered = headers.get('content-type') ?? '';
      const cache = headers.get('cache-control') ?? '';
      const isKept = /max-?age=[1-9]/.test(cache) || type === 'text/javascript';
      if (status === 200 && answered.startsWith(type) && isKept) continue;
      wrong.push(`${method} ${path}: ${String(status)} ${answered}, ${cache}`);
    }
  return wrong;
}
