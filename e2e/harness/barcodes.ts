import type { Page } from '@playwright/test';

/** Reads this code as soon as the camera shows a picture: Chromium on Linux reads no barcodes itself. */
export async function readsBarcode(page: Page, code: string): Promise<void> {
  await page.addInitScript((rawValue) => {
    class Reader {
      static getSupportedFormats = () => Promise.resolve(['ean_13']);
      detect = (video: HTMLVideoElement) =>
        Promise.resolve(video.videoWidth > 0 && rawValue !== '' ? [{ rawValue }] : []);
    }
    Object.assign(globalThis, { BarcodeDetector: Reader });
  }, code);
}
