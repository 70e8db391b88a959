import type { Page } from '@playwright/test';

/** Ways in which browsers withhold an API: private windows, policies, frames, plain http, age. */
export const LACKS = ['absent', 'null', 'throws when read', 'throws when used'] as const;
export type Lack = (typeof LACKS)[number];

/** Keyed by owner object. */
const FACILITIES = {
  window: [
    ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'],
    ...['BroadcastChannel', 'Notification', 'PushManager', 'EventSource', 'navigation'],
    ...['matchMedia', 'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'],
    ...['AudioContext', 'speechSynthesis', 'requestIdleCallback', 'cancelIdleCallback'],
    ...['scheduler', 'visualViewport', 'TextDecoderStream', 'CompressionStream'],
  ],
  document: ['cookie', 'startViewTransition', 'fonts'],
  navigator: [
    ...['serviceWorker', 'locks', 'share', 'clipboard', 'geolocation', 'vibrate', 'connection'],
    ...['sendBeacon', 'onLine', 'userActivation', 'permissions', 'storage', 'mediaDevices'],
    ...['language', 'languages', 'wakeLock', 'userAgentData'],
  ],
  crypto: ['randomUUID', 'subtle', 'getRandomValues'],
  performance: ['getEntriesByType', 'mark', 'measure', 'timeOrigin'],
  history: ['scrollRestoration'],
  Intl: ['Segmenter', 'DurationFormat'],
} as const;

export const ALL_FACILITIES: readonly string[] = Object.entries(FACILITIES).flatMap(
  ([owner, names]) => names.map((name) => `${owner}.${name}`),
);

export async function withhold(
  page: Page,
  facilities: readonly string[],
  lack: Lack,
): Promise<void> {
  await page.addInitScript(
    ({ facilities: paths, lack: how }) => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      /** Proxy that can be inspected, but refuses calls, constructions and changes. */
      const refusing = (part: unknown): unknown => {
        if (typeof part !== 'function' && (typeof part !== 'object' || part === null)) return part;
        return new Proxy(part, {
          apply: refuse,
          construct: refuse,
          set: refuse,
          get: (target, key) => {
            const value: unknown = Reflect.get(target, key, target);
            // A function that refuses calls can still be bound.
            if (typeof value !== 'function' || key in Function.prototype) return value;
            return key === 'getItem'
              ? (id: string) => Reflect.apply(value, target, [id]) as unknown
              : refuse;
          },
        });
      };
      for (const path of paths) {
        const [ownerName = '', name = ''] = path.split('.');
        const owner: object = Reflect.get(globalThis, ownerName);
        if (!(name in owner)) continue;
        const part = how === 'throws when used' ? refusing(Reflect.get(owner, name)) : null;
        for (let at: object | null = owner; at; at = Reflect.getPrototypeOf(at)) {
          Reflect.deleteProperty(at, name);
        }
        if (how === 'absent') continue;
        const get = how === 'throws when read' ? refuse : () => part;
        Object.defineProperty(owner, name, { configurable: true, get, set: refuse });
      }
    },
    { facilities, lack },
  );
}
