import { http, HttpResponse } from 'msw';
import type { Signal, VideoCall } from '@/lib/video-calls/contract';

/** Fake of the WebRTC API, driven by tests. */
export class FakePeerConnection {
  static readonly all: FakePeerConnection[] = [];
  static get last(): FakePeerConnection {
    const found = FakePeerConnection.all.at(-1);
    if (!found) throw new Error('no connection');
    return found;
  }

  readonly channel = {
    ...{ readyState: 'connecting', sent: [] as string[] },
    onopen: () => undefined as unknown,
    onmessage: (_event: { readonly data: string }) => undefined as unknown,
    send: (text: string) => void this.channel.sent.push(text),
  };
  readonly lines: { kind: string; track: MediaStreamTrack | null }[] = [];
  signalingState = 'stable';
  connectionState = 'new';
  localDescription: RTCSessionDescriptionInit | null = null;
  remoteDescription: RTCSessionDescriptionInit | null = null;
  restarts = 0;
  isClosed = false;
  ontrack?: (event: { readonly track: MediaStreamTrack }) => void;
  onconnectionstatechange?: (() => void) | null;
  onnegotiationneeded?: () => void;

  constructor() {
    FakePeerConnection.all.push(this);
  }

  createDataChannel() {
    return this.channel;
  }
  addTransceiver(given: MediaStreamTrack | string) {
    const isKind = typeof given === 'string';
    this.lines.push({ kind: isKind ? given : given.kind, track: isKind ? null : given });
    queueMicrotask(() => this.onnegotiationneeded?.());
  }
  getTransceivers() {
    return this.lines.map((line) => ({
      ...{ direction: 'recvonly', receiver: { track: { kind: line.kind } } },
      sender: {
        track: line.track,
        replaceTrack: (track: MediaStreamTrack | null) => {
          line.track = track;
          return Promise.resolve();
        },
      },
    }));
  }
  setLocalDescription() {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.signalingState = type === 'answer' ? 'stable' : 'have-local-offer';
    this.localDescription = { type, sdp: `${type} of ${String(FakePeerConnection.all.length)}` };
    return Promise.resolve();
  }
  setRemoteDescription(description: RTCSessionDescriptionInit) {
    this.remoteDescription = description;
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
    if (description.type === 'offer' && this.lines.length === 0) {
      this.lines.push({ kind: 'audio', track: null }, { kind: 'video', track: null });
    }
    return Promise.resolve();
  }
  addIceCandidate() {
    return Promise.resolve();
  }
  setConfiguration() {
    return undefined;
  }
  restartIce() {
    this.restarts += 1;
  }
  close() {
    this.isClosed = true;
    this.signalingState = 'closed';
  }

  /** Simulates a connection state change. */
  become(state: string) {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
  openChannel() {
    this.channel.readyState = 'open';
    this.channel.onopen();
  }
}

export function fakeTrack(kind: 'audio' | 'video') {
  return {
    kind,
    enabled: true,
    isStopped: false,
    stop() {
      this.isStopped = true;
    },
  };
}

export class FakeMediaStream {
  tracks: ReturnType<typeof fakeTrack>[];
  constructor(tracks: ReturnType<typeof fakeTrack>[] = []) {
    this.tracks = tracks;
  }
  getTracks() {
    return this.tracks;
  }
  getAudioTracks() {
    return this.tracks.filter(({ kind }) => kind === 'audio');
  }
  getVideoTracks() {
    return this.tracks.filter(({ kind }) => kind === 'video');
  }
  addTrack(track: ReturnType<typeof fakeTrack>) {
    this.tracks.push(track);
  }
  removeTrack(track: ReturnType<typeof fakeTrack>) {
    this.tracks = this.tracks.filter((one) => one !== track);
  }
}

export const THEIRS = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

/** Fake service with one conversation and at most one call; records requests. */
export class FakeCalls {
  call: VideoCall | undefined;
  waiting: { id: number; signal: Signal }[] = [];
  readonly asked: string[] = [];
  readonly sent: Signal[] = [];

  /** Creates a call rung by the pharmacist. */
  rings(media: VideoCall['media']): VideoCall {
    this.call = {
      ...{ id: 5, conversation_id: 7, media, state: 'ringing', rung_by: 'pharmacist' },
      ...{ pharmacist: 'Malee', rung_at: '2026-11-20T03:00:00.000Z', begun_at: null },
      ...{ ended_at: null, end: null, ended_by: null },
      windows: { member: null, pharmacist: THEIRS },
    };
    return this.call;
  }
  goesOn(): void {
    if (!this.call) throw new Error('no call');
    const windows = { member: this.call.windows.member, pharmacist: THEIRS };
    this.call = { ...this.call, state: 'going_on', begun_at: this.call.rung_at, windows };
  }
  ends(end: NonNullable<VideoCall['end']>): void {
    if (!this.call) throw new Error('no call');
    this.call = { ...this.call, state: 'ended', end, ended_at: this.call.rung_at };
  }

  handlers() {
    const base = '*/api/v1/conversations/7/video-calls';
    return [
      http.get(base, () =>
        HttpResponse.json({
          entities: this.call ? [this.call] : [],
          ...{ offered: true, now: '2026-11-20T03:00:00.000Z' },
        }),
      ),
      http.post(base, async ({ request }) => {
        const { window, media } = (await request.json()) as Pick<VideoCall, 'media'> & {
          window: string;
        };
        this.asked.push(`ring ${media}`);
        const rung = { ...this.rings(media), rung_by: 'member' as const };
        this.call = { ...rung, windows: { member: window, pharmacist: null } };
        return HttpResponse.json(this.call, { status: 201 });
      }),
      http.post(`${base}/5/:act`, async ({ request, params }) => {
        const body = (await request.json()) as {
          window?: string;
          why?: string;
          signals?: Signal[];
        };
        if (params['act'] === 'signals') {
          this.sent.push(...(body.signals ?? []));
          return HttpResponse.json({});
        }
        this.asked.push(`${String(params['act'])} ${body.why ?? ''}`.trim());
        if (params['act'] === 'leave') this.ends(body.why === 'lost' ? 'lost' : 'hung_up');
        else if (this.call) {
          this.goesOn();
          this.call.windows.member = body.window ?? null;
        }
        return HttpResponse.json(this.call);
      }),
      http.get(`${base}/5/ice-servers`, () => HttpResponse.json({ ice_servers: [] })),
      http.post(`${base}/5/signals/take`, async ({ request }) => {
        const { after } = (await request.json()) as { after: number };
        const signals = this.waiting.filter(({ id }) => id > after);
        return HttpResponse.json({ call: this.call, signals });
      }),
    ];
  }
}
