import type { Graph, Thing, WithContext } from 'schema-dts';
import { LdScript } from './ld-script';

interface JsonLdProps {
  readonly data: WithContext<Thing> | Graph;
}

/** The only way structured data gets into a page: names of products and brands cannot end the script. */
export function JsonLd({ data }: JsonLdProps) {
  return <LdScript json={serializeJsonLd(data)} />;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

export function serializeJsonLd(data: JsonLdProps['data']): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '');
}
