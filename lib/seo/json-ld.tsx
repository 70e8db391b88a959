'use client';

import type { Graph, Thing, WithContext } from 'schema-dts';
import { useFollowing } from '../layout/use-following';

interface JsonLdProps {
  readonly data: WithContext<Thing> | Graph;
}

/**
 * The only way structured data gets into a page: names of products and brands cannot end the script. Nobody who clicks
 * waits for it. It is written here, for as a text of its own it would be further from what else a page holds.
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
