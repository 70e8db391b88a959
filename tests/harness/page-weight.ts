import type { Page, Response } from '@playwright/test';
import { PAYLOAD_SCRIPT } from '../../build/next/documents.ts';

/** Transfer size of a first page visit in bytes; `raw` and `flight` are uncompressed. */
export interface PageWeight {
  readonly html: number;
  /** Uncompressed HTML, and its part for the router. */
  readonly raw: number;
  readonly flight: number;
  readonly styles: number;
  readonly scripts: number;
  /** Number of elements after hydration. */
  readonly elements: number;
  /** Addresses of cross-origin scripts. */
  readonly foreign: readonly string[];
}

/** @param open navigates and waits until the network is idle */
export async function weigh(page: Page, open: () => Promise<void>): Promise<PageWeight> {
  const answers: Response[] = [];
  const note = (answer: Response) => answers.push(answer);
  page.on('response', note);
  await open();
  page.off('response', note);
  const { origin } = new URL(page.url());
  // The last document response; earlier ones may be redirects.
  const document = ofType(answers, 'document').at(-1);
  if (!document) throw new Error(`${page.url()} did not answer`);
  const text = await document.text();
  const scripts = ofType(answers, 'script');
  return {
    html: await bytesOf([document]),
    raw: Buffer.byteLength(text),
    flight: Buffer.byteLength((text.match(PAYLOAD_SCRIPT) ?? []).join('')),
    styles: await bytesOf(ofType(answers, 'stylesheet')),
    scripts: await bytesOf(scripts),
    elements: await page.locator('*').count(),
    foreign: scripts.map((answer) => answer.url()).filter((url) => !url.startsWith(`${origin}/`)),
  };
}

function ofType(answers: readonly Response[], type: string): Response[] {
  return answers.filter((answer) => answer.request().resourceType() === type);
}

async function bytesOf(answers: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
