import { facility } from '@/lib/browser/browser';

/** The part of the Shape Detection API that reads barcodes; TypeScript does not know it. */
interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface BarcodeReaders {
  readonly BarcodeDetector?: {
    new (options: { readonly formats: readonly string[] }): BarcodeReader;
    getSupportedFormats(): Promise<readonly string[]>;
  };
}

/** Printed on goods, their cartons, and by shops on their shelves. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128'];
const NEEDED = 'ean_13';

const CAMERA: MediaTrackConstraints = {
  // The camera that looks away from the person; others have the one they have.
  facingMode: { ideal: 'environment' },
  width: { ideal: 1280 },
  height: { ideal: 720 },
};

/** Reason why the camera shows nothing. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'forbidden';

export type Camera =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly problem: CameraProblem };

interface PolicyOfPage {
  readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean };
}

const readers = () => facility(() => (globalThis as BarcodeReaders).BarcodeDetector);
const devices = () => facility(() => navigator.mediaDevices);

/** Whether this browser reads barcodes and has a camera. Asks for no permission. */
export async function canScan(): Promise<boolean> {
  try {
    const known = await readers()?.getSupportedFormats();
    if (!known?.includes(NEEDED)) return false;
    const found = await devices()?.enumerateDevices();
    return found?.some(({ kind }) => kind === 'videoinput') === true;
  } catch {
    return false;
  }
}

/** Resolves after the browser's permission prompt. */
export async function openCamera(): Promise<Camera> {
  // Client-side navigation keeps the policy of the first document, which may be a page of the shop.
  const policy = facility(() => (document as PolicyOfPage).featurePolicy);
  if (policy?.allowsFeature('camera') === false) return { ok: false, problem: 'forbidden' };
  const ask = devices();
  if (!ask) return { ok: false, problem: 'missing' };
  try {
    return { ok: true, stream: await ask.getUserMedia({ video: CAMERA }) };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy';
}

/** Turns the camera and its light off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const LOOK_MS = 200;

/** Looks at the picture until it finds a code. Returns the function that ends it. */
export function watchForCode(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  const Reader = readers();
  if (!Reader) return () => undefined;
  const reader = new Reader({ formats: FORMATS });
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    // Before its first frame a video cannot be read.
    const found = await reader.detect(video).catch(() => []);
    if (isOver) return;
    const code = found.map(({ rawValue }) => rawValue.trim()).find((value) => value !== '');
    if (code === undefined) timer = setTimeout(() => void look(), LOOK_MS);
    else onCode(code);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
