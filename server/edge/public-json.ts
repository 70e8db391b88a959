import {
  BROTLI_INLINE,
  compressBrotli,
  compressGzip,
  encodingFor,
  isCompressible,
} from './encoding.ts';

/**
 * Compresses public reads of the service. Personal answers stay uncompressed: secrets beside
 * attacker-chosen text would leak through the compressed length.
 */
export async function compressPublicJson(request: Request, answer: Response): Promise<Response> {
  const { headers, status } = answer;
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined);
  const type = headers.get('content-type') ?? '';
  const open = headers.get('cache-control')?.startsWith('public') && !headers.has('set-cookie');
  const json = type.startsWith('application/json') && !headers.has('content-encoding');
  if (!open || !json) return answer;
  const kept = new Headers(headers);
  // Also on uncompressed answers: a cache would otherwise serve them to clients of other encodings.
  kept.append('vary', 'Accept-Encoding');
  if (encoding === 'identity' || request.method !== 'GET')
    return new Response(answer.body, { status, headers: kept });
  const body = Buffer.from(await answer.arrayBuffer());
  if (!isCompressible(type, body.length)) return new Response(body, { status, headers: kept });
  kept.delete('content-length');
  kept.set('content-encoding', encoding);
  const compressed = await (encoding === 'br'
    ? compressBrotli(body, BROTLI_INLINE)
    : compressGzip(body));
  return new Response(new Uint8Array(compressed), { status, headers: kept });
}
