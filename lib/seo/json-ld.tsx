'use client';

import type { Graph, Thing, WithContext } from 'schema-dts';
import { useFollowing } from '../browser/use-following';

interface JsonLdProps {
  readonly data: WithContext<Thing> | Graph;
}

/**
 * The only way to embed structured data: product and brand names cannot close the script element. Not needed for
 * client navigation, so it is deferred there. Written inline, since a separate text would add more bytes.
 */
export function JsonLd({ data }: JsonLdProps) {
  return useFollowing() ? (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  ) : null;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

function serializeJsonLd(data: JsonLdProps['data']): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '');
}
