/**
 * Where a payment may send the shopper: over https, or, in a shop that itself runs without it, to the
 * sandbox bank of the demo on the same machine (`docs/quality.md`, "Security": redirect targets).
 */
export function isPaymentTarget(
  url: string,
  page: { protocol: string; hostname: string },
): boolean {
  if (!URL.canParse(url)) return false;
  const target = new URL(url);
  if (target.protocol === 'https:') return true;
  return (
    target.protocol === 'http:' && page.protocol === 'http:' && target.hostname === page.hostname
  );
}
