import 'server-only';
import axios from 'axios';
import { unstable_cache } from 'next/cache';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Tag } from '../pages/tags';
import { AWAY_DIGEST } from './contract/values';
import { normalizeError } from './error';
import type { Http } from './http';

declare global {
  // Handed over by server/shop.ts when the service runs in this process.
  var __arunService: ((request: Request) => Promise<Response>) | undefined;
  // And what its clock shows.
  var __arunNow: (() => Date) | undefined;
  // The front server looks when it gets a page that failed.
  var __arunAwayAt: number | undefined;
}

const TIMEOUT_MS = 10_000;

const http: Http = axios.create({
  baseURL: process.env.API_URL ?? 'http://internal/api/v1',
  adapter: 'fetch',
  // A closed shop answers the storefront all the same: it shows what it reads to staff alone.
  headers: { Platform: 'web', ...(process.env.LOOK_BEHIND && { Cookie: process.env.LOOK_BEHIND }) },
  // Several values of one parameter: `brand=1&brand=2`.
  paramsSerializer: { indexes: null },
  env: { fetch: serviceFetch },
});

/** axios's own `timeout` is ignored with a fetch of ours, hence the signal. */
async function serviceFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const service = globalThis.__arunService;
  if (!service)
    return fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' });
  return Promise.race([service(request), rejectLater()]);
}

function rejectLater(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      reject(new Error('The service did not answer in time'));
    }, TIMEOUT_MS).unref();
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

/** Marks the failure of a service that is away: Next hands a digest on, and nothing else of an error. */
async function orAway<Data>(read: Promise<Data>): Promise<Data> {
  try {
    return await read;
  } catch (error) {
    if (normalizeError(error).status !== AWAY) throw error;
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
