import type { Sender } from '@/lib/conversations/contract-values';
import { RECONNECT_MS, type VideoCallLeave } from '@/lib/video-calls/contract-values';
import type { VideoCall } from '@/lib/video-calls/contract';
import type { WhichCall } from '@/lib/video-calls/calls';
import { iceServers, pullSignals, putSignals } from '@/lib/video-calls/queries';
import { Outgoing } from './outgoing';
import { Peer, type Link, type OtherSide } from './peer';
import { warnOf } from './warn';

/** Polling interval as a fallback for events; while connected it doubles as a heartbeat. */
const PULL_MS = { connecting: 2_000, broken: 2_000, connected: 10_000 } as const;
/** Interval of ICE restarts while broken. */
const RESTART_MS = 5_000;

interface SessionWorld {
  readonly which: WhichCall;
  readonly me: Sender;
  readonly window: string;
  readonly microphone: MediaStreamTrack;
  readonly camera: MediaStreamTrack | undefined;
  readonly onLink: (link: Link) => void;
  readonly onRemote: (stream: MediaStream | undefined) => void;
  readonly onOther: (other: OtherSide) => void;
  /** Ended by the service, or moved to another window. */
  readonly onOver: (call: VideoCall) => void;
  /** Reconnection timed out. */
  readonly onLeave: (why: VideoCallLeave) => void;
}

/** Ongoing call of this window: peer connection, signalling, reconnection timeout. */
export class CallSession {
  readonly #world: SessionWorld;
  readonly #other: Sender;
  #peer: Peer | undefined;
  #outgoing: Outgoing | undefined;
  #otherWindow: string | undefined;
  #camera: MediaStreamTrack | undefined;
  #link: Link = 'connecting';
  #after = 0;
  #isPulling = false;
  #pullsAgain = false;
  #isClosed = false;
  #lost: ReturnType<typeof setTimeout> | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;
  #restart: ReturnType<typeof setInterval> | undefined;

  constructor(world: SessionWorld) {
    this.#world = world;
    this.#camera = world.camera;
    this.#other = world.me === 'member' ? 'pharmacist' : 'member';
    this.#setLink('connecting');
    this.pull();
  }

  /** Fetches signals; concurrent calls are coalesced into one more fetch. */
  pull(): void {
    if (this.#isPulling) {
      this.#pullsAgain = true;
      return;
    }
    this.#isPulling = true;
    clearTimeout(this.#next);
    void this.#pullOnce().finally(() => {
      this.#isPulling = false;
      if (this.#isClosed) return;
      const soon = this.#pullsAgain ? 0 : PULL_MS[this.#link];
      this.#pullsAgain = false;
      this.#next = setTimeout(() => {
        this.pull();
      }, soon);
    });
  }

  setCamera(track: MediaStreamTrack | undefined): void {
    this.#camera = track;
    this.#peer?.setCamera(track ?? null);
  }

  microphoneChanged(): void {
    this.#peer?.microphoneChanged();
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of [this.#lost, this.#next]) clearTimeout(timer);
    clearInterval(this.#restart);
    this.#outgoing?.close();
    this.#peer?.close();
  }

  async #pullOnce(): Promise<void> {
    const { which, window, me, onOver } = this.#world;
    try {
      const { call, signals } = await pullSignals(which, window, this.#after);
      if (this.#isClosed) return;
      if (call.state === 'ended' || call.windows[me] !== window) {
        onOver(call);
        return;
      }
      await this.#meet(call.windows[this.#other] ?? undefined);
      for (const { id, signal } of signals) {
        this.#after = Math.max(this.#after, id);
        this.#peer?.receive(signal);
      }
    } catch (failure) {
      // The next poll fetches the same signals.
      warnOf('fetching signals', failure);
    }
  }

  /** Creates a new peer connection whenever the other side changes its window. */
  async #meet(otherWindow: string | undefined): Promise<void> {
    if (otherWindow === undefined || otherWindow === this.#otherWindow) return;
    const { which, window, me, microphone, onOther, onRemote } = this.#world;
    const servers = await iceServers(which);
    if (this.#isClosed) return;
    this.#peer?.close();
    this.#outgoing?.close();
    if (this.#otherWindow !== undefined) onRemote(undefined);
    this.#otherWindow = otherWindow;
    this.#setLink('connecting');
    const outgoing = new Outgoing((signals) =>
      putSignals(which, { window, to: otherWindow, signals }),
    );
    this.#outgoing = outgoing;
    this.#peer = new Peer({
      ...{ polite: me === 'member', iceServers: servers, microphone, camera: this.#camera },
      ...{ onOther, onRemote },
      send: (signal) => {
        outgoing.add(signal);
      },
      onLink: (link) => {
        this.#setLink(link);
      },
    });
  }

  #setLink(link: Link): void {
    const { onLink, onLeave } = this.#world;
    const before = this.#link;
    this.#link = link;
    onLink(link);
    clearInterval(this.#restart);
    if (link === 'connected') {
      clearTimeout(this.#lost);
      this.#lost = undefined;
      return;
    }
    if (link === 'broken') {
      void this.#lookForAnotherWay();
      this.#restart = setInterval(() => void this.#lookForAnotherWay(), RESTART_MS);
    }
    if (before === 'connected') this.pull();
    this.#lost ??= setTimeout(() => {
      onLeave('lost');
    }, RECONNECT_MS);
  }

  async #lookForAnotherWay(): Promise<void> {
    const peer = this.#peer;
    const servers = await iceServers(this.#world.which).catch(() => undefined);
    if (servers && !this.#isClosed && peer === this.#peer && this.#link === 'broken') {
      peer?.restart(servers);
    }
  }
}
