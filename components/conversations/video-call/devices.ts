import { facility } from '@/lib/browser/browser';
import type { VideoCallMedia } from '@/lib/video-calls/contract-values';

/** Reason why a device is unavailable. */
export type DeviceProblem = 'refused' | 'missing' | 'busy' | 'unsupported';

export type Opened =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly problem: DeviceProblem };

const AUDIO: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true };
const VIDEO: MediaTrackConstraints = {
  width: { ideal: 640 },
  height: { ideal: 480 },
  facingMode: 'user',
};

function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy';
}

async function open(asked: MediaStreamConstraints): Promise<Opened> {
  const devices = facility(() => navigator.mediaDevices);
  if (!devices || facility(() => RTCPeerConnection) === undefined) {
    return { ok: false, problem: 'unsupported' };
  }
  try {
    return { ok: true, stream: await devices.getUserMedia(asked) };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** Resolves after the browser's permission prompt. */
export function openDevices(media: VideoCallMedia): Promise<Opened> {
  return open({ audio: AUDIO, ...(media === 'video' ? { video: VIDEO } : {}) });
}

export function openCamera(): Promise<Opened> {
  return open({ video: VIDEO });
}

/** Stops all tracks, which turns the camera light off. */
export function stopAll(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

interface PolicyOfPage {
  readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean };
}

/**
 * False if the document's Permissions-Policy forbids the microphone: client-side navigation keeps the policy of the
 * first page. Browsers without this API do not enforce the policy either.
 */
export function mayAskHere(): boolean {
  return (
    facility(() => (document as PolicyOfPage).featurePolicy)?.allowsFeature('microphone') ?? true
  );
}
