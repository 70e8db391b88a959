/**
 * `npm run film`: draws the film of `public/films` frame by frame, with subtitles. The journey browser encodes it as
 * VP9, which every current browser plays.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type * as Mediabunny from 'mediabunny';
import { LOCALES } from '../lib/i18n/locale.ts';
import { withChromium } from './chromium.ts';
import { drawFrame, HEIGHT, WIDTH } from '../demo/film/draw-frame.ts';
import { drawTrack, LENGTH } from '../demo/film/steps.ts';

const FRAMES_A_SECOND = 15;
const BITS_A_SECOND = 90_000;
const FILM = 'public/films/washing-hands';
/** WebCodecs needs a secure origin; nothing is requested from it. */
const PAGE = 'https://film.example/';

const LIBRARY = new URL(
  '../node_modules/mediabunny/dist/bundles/mediabunny.min.cjs',
  import.meta.url,
);

declare global {
  interface Window {
    readonly Mediabunny: typeof Mediabunny;
    readonly drawFrame: (second: number) => Promise<string>;
  }
}

interface Film {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly rate: number;
  readonly bitrate: number;
}

/** Runs in the browser. */
async function encode({ width, height, frames, rate, bitrate }: Film): Promise<number[]> {
  const { BufferTarget, CanvasSource, Output, Quality, WebMOutputFormat } = window.Mediabunny;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, {
    codec: 'vp9',
    quality: new Quality({ bitrate }),
    keyFrameInterval: 4,
  });
  output.addVideoTrack(source, { frameRate: rate });
  await output.start();
  for (let frame = 0; frame < frames; frame += 1) {
    const picture = new Image();
    const svg = await window.drawFrame(frame / rate);
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await picture.decode();
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    await source.add(frame / rate, 1 / rate);
  }
  await output.finalize();
  return [...new Uint8Array(target.buffer ?? new ArrayBuffer())];
}

const bytes = await withChromium(async (browser) => {
  const page = await browser.newPage();
  await page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await page.goto(PAGE);
  await page.addScriptTag({ content: await readFile(LIBRARY, 'utf8') });
  await page.exposeFunction('drawFrame', drawFrame);
  return page.evaluate(encode, {
    ...{ width: WIDTH, height: HEIGHT, frames: LENGTH * FRAMES_A_SECOND },
    ...{ rate: FRAMES_A_SECOND, bitrate: BITS_A_SECOND },
  });
});
await writeFile(`${FILM}.webm`, Uint8Array.from(bytes));
console.log(`${FILM}.webm: ${String(bytes.length)} bytes`);
for (const locale of LOCALES) await writeFile(`${FILM}.${locale}.vtt`, drawTrack(locale));
