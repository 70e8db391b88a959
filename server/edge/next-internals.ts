import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';

/*
 * What we lean on without Next promising it; `next-internals.test.ts` fails when an update changes any of it
 * (`docs/architecture.md`).
 */

/** What the client router asks for in place of HTML; nothing for a document. */
export interface Payload {
  readonly prefetch: string | undefined;
  readonly segment: string | undefined;
}

const PREFETCH = /^[123]$/;
const SEGMENT = /^[\x21-\x7e]{1,512}$/;

function matching(value: string | string[] | undefined, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

export function payloadOf(headers: IncomingHttpHeaders): Payload | undefined {
  if (headers.rsc !== '1') return undefined;
  return {
    prefetch: matching(headers['next-router-prefetch'], PREFETCH),
    segment: matching(headers['next-router-segment-prefetch'], SEGMENT),
  };
}

/**
 * The state of the client's router is left out, so that a payload is the same for everybody; Next
 * then answers the whole tree. It checks a hash over the remaining headers in `_rsc`.
 */
export function payloadHeaders({ prefetch, segment }: Payload): Record<string, string> {
  return {
    rsc: '1',
    ...(prefetch === undefined ? {} : { 'next-router-prefetch': prefetch }),
    ...(segment === undefined ? {} : { 'next-router-segment-prefetch': segment }),
  };
}

export function payloadHash({ prefetch, segment }: Payload): string {
  if (prefetch === undefined && segment === undefined) return '';
  const input = [prefetch ?? '0', segment ?? '0', '0', '0'].join(',');
  return createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url');
}

/**
 * Next takes the configuration that it was built with, as its standalone server does: to read `next.config.ts` again it
 * would load its compiler, which stays in memory.
 */
export function useBuiltConfig(root: string): void {
  const file = readFileSync(join(root, '.next/required-server-files.json'), 'utf8');
  const { config } = JSON.parse(file) as { config: object };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
