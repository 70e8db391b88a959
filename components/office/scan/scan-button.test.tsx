import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '@/messages/office/en.json';
import { show } from '@/tests/harness/show';
import { ScanButton } from './scan-button';

const stop = vi.fn();
const onCode = vi.fn();
let seen: string[] = [];
let formats: string[] = [];
let kinds: string[] = [];
let refusal: Error | undefined;

class FakeDetector {
  static getSupportedFormats = () => Promise.resolve(formats);
  detect() {
    return Promise.resolve(seen.map((rawValue) => ({ rawValue })));
  }
}
const getUserMedia = vi.fn(() =>
  refusal ? Promise.reject(refusal) : Promise.resolve({ getTracks: () => [{ stop }] }),
);

beforeEach(async () => {
  [seen, formats, kinds, refusal] = [[], ['ean_13', 'qr_code'], ['videoinput'], undefined];
  vi.clearAllMocks();
  vi.stubGlobal('BarcodeDetector', FakeDetector);
  // happy-dom accepts only its own streams.
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { writable: true, value: null });
  const enumerateDevices = () => Promise.resolve(kinds.map((kind) => ({ kind })));
  Object.defineProperty(navigator, 'mediaDevices', {
    ...{ configurable: true, value: { getUserMedia, enumerateDevices } },
  });
  await import('./scan-dialog');
});
afterEach(() => {
  Reflect.deleteProperty(document, 'featurePolicy');
  vi.unstubAllGlobals();
});

const button = () => screen.queryByRole('button', { name: en['office.scan.open'] });
async function open() {
  show(<ScanButton onCode={onCode} />, en);
  await userEvent.click(await screen.findByRole('button', { name: en['office.scan.open'] }));
}

it('gives the first code that it reads, and turns the camera off', async () => {
  await open();
  expect(await screen.findByText(en['office.scan.hold'])).toBeInTheDocument();
  expect(onCode).not.toHaveBeenCalled();
  seen = ['', ' 8850999000011 '];
  await waitFor(() => {
    expect(onCode).toHaveBeenCalledWith('8850999000011');
  });
  expect(onCode).toHaveBeenCalledOnce();
  await waitFor(() => {
    expect(stop).toHaveBeenCalledOnce();
  });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('turns the camera off when it is closed without a code', async () => {
  await open();
  await screen.findByText(en['office.scan.hold']);
  await userEvent.click(screen.getByRole('button', { name: en['office.scan.close'] }));
  await waitFor(() => {
    expect(stop).toHaveBeenCalledOnce();
  });
  expect(onCode).not.toHaveBeenCalled();
});

it('turns a camera off that starts after the dialog was closed', async () => {
  const { promise, resolve: start } = Promise.withResolvers<{
    getTracks: () => { stop: typeof stop }[];
  }>();
  getUserMedia.mockReturnValueOnce(promise);
  await open();
  await screen.findByText(en['office.scan.starting']);
  await userEvent.click(screen.getByRole('button', { name: en['office.scan.close'] }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  start({ getTracks: () => [{ stop }] });
  await waitFor(() => {
    expect(stop).toHaveBeenCalledOnce();
  });
});

it.each([
  ['NotAllowedError', 'office.scan.problem.refused'],
  ['NotFoundError', 'office.scan.problem.missing'],
  ['NotReadableError', 'office.scan.problem.busy'],
] as const)('names the problem %s, and tries again', async (name, id) => {
  refusal = new DOMException('', name);
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(en[id]);
  refusal = undefined;
  await userEvent.click(screen.getByRole('button', { name: en['office.scan.again'] }));
  expect(await screen.findByText(en['office.scan.hold'])).toBeInTheDocument();
});

it('offers to load a document anew that may not ask for the camera', async () => {
  Object.defineProperty(document, 'featurePolicy', {
    ...{ configurable: true, value: { allowsFeature: () => false } },
  });
  await open();
  expect(await screen.findByRole('button', { name: en['office.scan.reload'] })).toBeInTheDocument();
  expect(getUserMedia).not.toHaveBeenCalled();
});

it.each([
  ['the browser reads no barcodes', () => vi.stubGlobal('BarcodeDetector', undefined)],
  ['it reads other codes alone', () => (formats = ['qr_code'])],
  ['there is no camera', () => (kinds = ['audioinput'])],
])('is hidden where %s', async (_, arrange) => {
  arrange();
  show(<ScanButton onCode={onCode} />, en);
  // Time enough for the answers of the browser.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(button()).not.toBeInTheDocument();
});
