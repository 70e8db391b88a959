import 'server-only';
import { unstable_cache } from 'next/cache';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Tag } from './tags';
import { createAxios, type Http } from './axios/create-axios';
import { sendByFetch } from './axios/fetch-adapter';
import { AWAY_DIGEST } from './contract-values';
import { normalizeError } from './error';

declare global {
  // Set by server/runtime/shop.ts when the service runs in this process.
  var __shopService: ((request: Request) => Promise<Response>) | undefined;
  // Clock of that service.
  var __shopNow: (() => Date) | undefined;
  // Time of the last 503, read by the front server when a page fails.
  var __shopAwayAt: number | undefined;
}

const TIMEOUT_MS = 10_000;

const http: Http = createAxios({
  baseURL: process.env.API_URL ?? 'http://internal/api/v1',
  timeout: TIMEOUT_MS,
  // Lets the storefront read during maintenance; the pages are shown to staff only.
  headers: { Platform: 'web', ...(process.env.LOOK_BEHIND && { Cookie: process.env.LOOK_BEHIND }) },
  adapter: (config) => sendByFetch(config, askService),
});

/** The in-process service is not aborted on timeout; the caller stops waiting. */
function askService(address: string, { signal, ...init }: RequestInit): Promise<Response> {
  const service = globalThis.__shopService;
  if (!service) return fetch(address, { ...init, signal: signal ?? null, cache: 'no-store' });
  return Promise.race([service(new Request(address, init)), rejectedBy(signal)]);
}

function rejectedBy(signal: RequestInit['signal']): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new Error('The service did not answer in time'));
    });
  });
}

/** Service time while rendering; the clock of a demo can be moved. */
export function shopTime(): Date {
  return globalThis.__shopNow?.() ?? new Date();
}

/**
 * Cached public read for server components, kept until one of its tags changes, at most `SECONDS`. Pages that use it
 * inherit the tags.
 */
export function cachedRead<Args extends readonly unknown[], Data>(
  name: string,
  read: (http: Http, ...args: Args) => Promise<Data>,
  tags: (...args: Args) => readonly Tag[],
): (...args: Args) => Promise<Data> {
  return (...args) =>
    unstable_cache(async () => orAway(read(http, ...args)), [name, JSON.stringify(args)], {
      tags: [...tags(...args)],
      revalidate: SECONDS,
    })();
}

/** Uncached read for server components and routes, deduplicated within one render. */
export function freshRead<Args extends readonly unknown[], Data>(
  read: (http: Http, ...args: Args) => Promise<Data>,
): (...args: Args) => Promise<Data> {
  return cache((...args: Args) => orAway(read(http, ...args)));
}

const SECONDS = 60;

/**
 * Rethrows a 503 with a digest, the only part of an error that Next passes on. The cause carries no request data,
 * because Next logs what pages throw, and an axios error holds cookies and the URL.
 */
async function orAway<Data>(read: Promise<Data>): Promise<Data> {
  try {
    return await read;
  } catch (failed) {
    const error = normalizeError(failed);
    if (error.status !== AWAY) throw error;
    globalThis.__shopAwayAt = performance.now();
    throw Object.assign(new Error('The service is away', { cause: error }), {
      digest: AWAY_DIGEST,
      status: AWAY,
    });
  }
}

const AWAY = 503;

/** Result of a read; a 404 of the service becomes Next's 404. */
export async function orNotFound<Data>(read: Promise<Data>): Promise<Data> {
  try {
    return await read;
  } catch (error) {
    if (normalizeError(error).status === 404) notFound();
    throw error;
  }
}
