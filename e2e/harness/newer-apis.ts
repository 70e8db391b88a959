import type { Page } from '@playwright/test';

/**
 * APIs newer than the oldest supported browsers (`docs/quality.md`, "Browsers"), by owner object. Client code avoids or
 * feature-detects them.
 */
export const NEWER_APIS = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  'Blob.prototype': ['bytes'],
  Error: ['isError'],
  'Element.prototype': ['checkVisibility'],
  'HTMLDialogElement.prototype': ['requestClose'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  Intl: ['Segmenter', 'DurationFormat'],
  'Iterator.prototype': [
    ...['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some'],
    ...['take', 'toArray'],
  ],
  Map: ['groupBy'],
  Math: ['sumPrecise'],
  navigator: ['userActivation'],
  'Node.prototype': ['moveBefore'],
  Object: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  ReadableStream: ['from'],
  'ReadableStream.prototype': ['values'],
  RegExp: ['escape'],
  Response: ['json'],
  'Response.prototype': ['bytes'],
  'Set.prototype': [
    ...['union', 'intersection', 'difference', 'symmetricDifference'],
    ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  URL: ['canParse', 'parse'],
  'URLSearchParams.prototype': ['size'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
  window: [
    ...['requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler', 'Iterator'],
    ...['cookieStore', 'Temporal', 'URLPattern'],
  ],
} as const;

export async function makeOld(page: Page): Promise<void> {
  await page.addInitScript((apis) => {
    for (const [path, names] of Object.entries(apis)) {
      let owner: object = globalThis;
      for (const part of path.split('.')) owner = Reflect.get(owner, part) as object;
      for (let at: object | null = owner; at; at = Reflect.getPrototypeOf(at)) {
        for (const name of names) Reflect.deleteProperty(at, name);
      }
    }
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  }, NEWER_APIS);
}
