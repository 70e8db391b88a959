import 'server-only';
import { unstable_cache } from 'next/cache';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Tag } from '../pages/tags';
import { createAxios, type Http } from './axios/create-axios';
import { sendByFetch } from './axios/fetch-adapter';
import { AWAY_DIGEST } from './contract/values';
import { normalizeError } from './error';

declare global {
  // Handed over by server/shop.ts when the service runs in this process.
  var __arunService: ((request: Request) => Promise<Response>) | undefined;
  // And what its clock shows.
  var __arunNow: (() => Date) | undefined;
  // The front server looks when it gets a page that failed.
  var __arunAwayAt: number | undefined;
}

const TIMEOUT_MS = 10_000;

const http: Http = createAxios({
  baseURL: process.env.API_URL ?? 'http://internal/api/v1',
  timeout: TIMEOUT_MS,
  // A closed shop answers the storefront all the same: it shows what it reads to staff alone.
  headers: { Platform: 'web', ...(process.env.LOOK_BEHIND && { Cookie: process.env.LOOK_BEHIND }) },
  adapter: (config) => sendByFetch(config, askService),
});

/** The service of this process is not told when its time is up, but nobody waits for it any longer. */
function askService(address: string, { signal, ...init }: RequestInit): Promise<Response> {
  const service = globalThis.__arunService;
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

/** What the service's clock shows while a page is rendered: a demo's may have been moved. */
export function shopTime(): Date {
  return globalThis.__arunNow?.() ?? new Date();
}

/**
 * A public read for server components, kept until one of its tags changes, at most `SECONDS`. Pages
 * that use it carry its tags.
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

/** A read for server components and routes that must be of this moment: once while a page is rendered. */
export function freshRead<Args extends readonly unknown[], Data>(
  read: (http: Http, ...args: Args) => Promise<Data>,
): (...args: Args) => Promise<Data> {
  return cache((...args: Args) => orAway(read(http, ...args)));
}

const SECONDS = 60;

/**
 * Marks the failure of a service that is away: Next hands a digest on, and nothing else of an error. It logs whatever a page
 * throws, so none of the request goes along: the error of a call holds its cookies and its address.
 */
async function orAway<Data>(read: Promise<Data>): Promise<Data> {
  try {
    return await read;
  } catch (failed) {
    const error = normalizeError(failed);
    if (error.status !== AWAY) throw error;
    globalThis.__arunAwayAt = performance.now();
    throw Object.assign(new Error('The service is away', { cause: error }), {
      digest: AWAY_DIGEST,
      status: AWAY,
    });
  }
}

const AWAY = 503;

/** The answer of a read, or Next's 404 where the service says so. */
export async function orNotFound<Data>(read: Promise<Data>): Promise<Data> {
  try {
    return await read;
  } catch (error) {
    if (normalizeError(error).status === 404) notFound();
    throw error;
  }
}
