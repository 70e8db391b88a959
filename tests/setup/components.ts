/**
 * Files share one browser and the libraries they load; the shop itself, with its stores and caches, each file loads anew.
 * What a test does to the browser is undone after it.
 */
import '@testing-library/jest-dom/vitest';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A busy machine takes longer than the second that is waited for by default; a test that passes waits no longer for it.
configure({ asyncUtilTimeout: 15_000 });

vi.resetModules();

// Browsers know a duration of every transition; without one, those of react-bootstrap's overlays would end after NaN ms.
const style = document.createElement('style');
style.textContent = '* { transition-duration: 0s; transition-delay: 0s }';
document.head.append(style);

// Pictures of files have one address: this browser keeps none.
URL.createObjectURL = () => 'blob:photo';
URL.revokeObjectURL = () => undefined;

afterEach(() => {
  cleanup();
  // Before the timers: a spy on one of the faked would bring it back.
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=-1; Path=/`;
  }
  document.title = '';
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

afterAll(async () => {
  // What still loads would be of this file's shop and of the next one's.
  await vi.dynamicImportSettled();
  document.head.replaceChildren();
});
