import type { Signal } from '@/lib/video-calls/contract';
import { warnOf } from './warn';

/** Connection state between the two browsers. */
export type Link = 'connecting' | 'connected' | 'broken';

/** Media the other side has turned on. */
export interface OtherSide {
  readonly camera: boolean;
  readonly microphone: boolean;
}

interface PeerWorld {
  /** Polite peer: yields on glare. The impolite peer makes the first offer. */
  readonly polite: boolean;
  readonly iceServers: RTCIceServer[];
  readonly microphone: MediaStreamTrack;
  readonly camera: MediaStreamTrack | undefined;
  readonly send: (signal: Signal) => void;
  readonly onRemote: (stream: MediaStream) => void;
  readonly onLink: (link: Link) => void;
  readonly onOther: (other: OtherSide) => void;
}

/** One transceiver per kind, so that toggling the camera needs no renegotiation. */
const KINDS = ['audio', 'video'] as const;
const STATE_CHANNEL = { negotiated: true, id: 0 } as const;

/** Peer connection by perfect negotiation (W3C WebRTC, "Perfect negotiation example"). */
export class Peer {
  readonly #world: PeerWorld;
  readonly #pc: RTCPeerConnection;
  readonly #channel: RTCDataChannel;
  readonly #tracks: Record<(typeof KINDS)[number], MediaStreamTrack | null>;
  readonly #remote = new MediaStream();
  #isOffering = false;
  #ignoresOffer = false;
  #last: Promise<void> = Promise.resolve();

  constructor(world: PeerWorld) {
    this.#world = world;
    this.#tracks = { audio: world.microphone, video: world.camera ?? null };
    const pc = new RTCPeerConnection({ iceServers: world.iceServers });
    this.#pc = pc;
    this.#channel = pc.createDataChannel('state', STATE_CHANNEL);
    this.#channel.onopen = () => {
      this.#tellState();
    };
    this.#channel.onmessage = ({ data }: MessageEvent<string>) => {
      world.onOther(JSON.parse(data) as OtherSide);
    };
    pc.ontrack = ({ track }) => {
      this.#remote.addTrack(track);
      world.onRemote(this.#remote);
    };
    pc.onicecandidate = ({ candidate }) => {
      if (candidate) world.send(toSignal(candidate));
    };
    pc.onconnectionstatechange = () => {
      const link = linkOf(pc.connectionState);
      if (link !== undefined) world.onLink(link);
    };
    // The polite peer adds none: its own would not match the transceivers of the first offer.
    if (!world.polite) {
      for (const kind of KINDS) {
        pc.addTransceiver(this.#tracks[kind] ?? kind, { direction: 'sendrecv' });
      }
    }
    pc.onnegotiationneeded = () => {
      if (!world.polite || pc.remoteDescription) void this.#offer();
    };
  }

  /** Signals are applied in order of arrival. */
  receive(signal: Signal): void {
    this.#last = this.#last
      .then(() => this.#take(signal))
      .catch((failure: unknown) => {
        // Candidates of a connection that was closed meanwhile are of no use.
        if (this.#pc.signalingState !== 'closed') warnOf(`signal ${signal.kind}`, failure);
      });
  }

  setCamera(track: MediaStreamTrack | null): void {
    this.#tracks.video = track;
    void this.#lineOf('video')?.sender.replaceTrack(track);
    this.#tellState();
  }

  /** Call after toggling `enabled` of the audio track. */
  microphoneChanged(): void {
    this.#tellState();
  }

  /** Restarts ICE with fresh credentials. */
  restart(iceServers: RTCIceServer[]): void {
    if (this.#pc.signalingState === 'closed') return;
    this.#pc.setConfiguration({ iceServers });
    this.#pc.restartIce();
  }

  close(): void {
    this.#pc.onconnectionstatechange = null;
    this.#pc.close();
  }

  async #offer(): Promise<void> {
    this.#isOffering = true;
    try {
      await this.#pc.setLocalDescription();
      this.#describe();
    } catch (failure) {
      if (this.#pc.signalingState !== 'closed') warnOf('offer', failure);
    } finally {
      this.#isOffering = false;
    }
  }

  async #take(signal: Signal): Promise<void> {
    const pc = this.#pc;
    if (pc.signalingState === 'closed') return;
    if (signal.kind === 'candidate') {
      // Skips candidates of an ignored offer.
      if (!this.#ignoresOffer) await pc.addIceCandidate(toCandidate(signal));
      return;
    }
    const isStable = !this.#isOffering && pc.signalingState === 'stable';
    this.#ignoresOffer = signal.type === 'offer' && !isStable && !this.#world.polite;
    if (this.#ignoresOffer) return;
    await pc.setRemoteDescription({ type: signal.type, sdp: signal.sdp });
    if (signal.type === 'answer') return;
    await this.#join();
    await pc.setLocalDescription();
    this.#describe();
  }

  /** Attaches local tracks to the offered transceivers. */
  async #join(): Promise<void> {
    for (const kind of KINDS) {
      const line = this.#lineOf(kind);
      if (!line) continue;
      line.direction = 'sendrecv';
      if (line.sender.track !== this.#tracks[kind])
        await line.sender.replaceTrack(this.#tracks[kind]);
    }
  }

  #lineOf(kind: (typeof KINDS)[number]): RTCRtpTransceiver | undefined {
    return this.#pc.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);
  }

  #describe(): void {
    const { localDescription: own } = this.#pc;
    if (own?.type !== 'offer' && own?.type !== 'answer') return;
    this.#world.send({ kind: 'description', type: own.type, sdp: own.sdp });
  }

  #tellState(): void {
    if (this.#channel.readyState !== 'open') return;
    const { audio, video } = this.#tracks;
    const state: OtherSide = { camera: video !== null, microphone: audio?.enabled ?? false };
    this.#channel.send(JSON.stringify(state));
  }
}

function linkOf(state: RTCPeerConnectionState): Link | undefined {
  if (state === 'connected') return 'connected';
  if (state === 'disconnected' || state === 'failed') return 'broken';
  return state === 'closed' ? undefined : 'connecting';
}

function toSignal(candidate: RTCIceCandidate): Signal {
  return {
    kind: 'candidate',
    candidate: candidate.candidate,
    sdp_mid: candidate.sdpMid,
    sdp_m_line_index: candidate.sdpMLineIndex,
  };
}

function toCandidate(signal: Extract<Signal, { kind: 'candidate' }>): RTCIceCandidateInit {
  return {
    candidate: signal.candidate,
    sdpMid: signal.sdp_mid,
    sdpMLineIndex: signal.sdp_m_line_index,
  };
}
