/**
 * Test files share one browser and its libraries, but each loads fresh modules of the shop, with their stores and
 * caches. Changes to the browser are undone after each test.
 */
import '@testing-library/jest-dom/vitest';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Busy machines take longer than the default of one second; a passing test does not wait for it.
configure({ asyncUtilTimeout: 15_000 });

vi.resetModules();

// Browsers report a duration for every transition; without one, react-bootstrap's overlays would wait NaN ms.
const style = document.createElement('style');
style.textContent = '* { transition-duration: 0s; transition-delay: 0s }';
document.head.append(style);

// happy-dom has no object URLs.
URL.createObjectURL = () => 'blob:photo';
URL.revokeObjectURL = () => undefined;

afterEach(() => {
  cleanup();
  // Before the timers: restoring a spy on a fake timer would reinstall it.
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
  // Pending imports would mix modules of this file with those of the next.
  await vi.dynamicImportSettled();
  document.head.replaceChildren();
});
