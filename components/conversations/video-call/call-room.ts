import type { QueryClient } from '@tanstack/react-query';
import type { Sender } from '@/lib/conversations/contract-values';
import type { VideoCallLeave, VideoCallMedia } from '@/lib/video-calls/contract-values';
import type { VideoCall } from '@/lib/video-calls/contract';
import { normalizeError } from '@/lib/api/error';
import { newKey } from '@/lib/browser/browser';
import type { Seat } from '@/lib/conversations/queries';
import { enter, leave, refreshVideoCalls, ring } from '@/lib/video-calls/queries';
import { CallSession } from './call-session';
import { openCamera, openDevices, stopAll, type DeviceProblem } from './devices';
import type { Link, OtherSide } from './peer';
import { warnOf } from './warn';

/** Existing call to enter. */
export interface Entering {
  readonly id: number;
  readonly how: 'accept' | 'join';
}

export interface RoomView {
  readonly step: 'idle' | 'asking' | 'opening' | 'refused' | 'ringing' | 'talking';
  readonly media: VideoCallMedia;
  readonly entering: Entering | undefined;
  readonly problem: DeviceProblem | undefined;
  /** Error message of the service. */
  readonly refusal: string | undefined;
  /** Call of this window. */
  readonly call: VideoCall | undefined;
  readonly link: Link;
  readonly own: MediaStream | undefined;
  readonly remote: MediaStream | undefined;
  readonly other: OtherSide | undefined;
  readonly camera: boolean;
  readonly microphone: boolean;
  /** Set when the camera could not be turned on. */
  readonly cameraProblem: DeviceProblem | undefined;
  /** Last finished call of this window. */
  readonly over: VideoCall | undefined;
}

const IDLE: RoomView = {
  ...{ step: 'idle', media: 'voice', entering: undefined, problem: undefined, refusal: undefined },
  ...{ call: undefined, link: 'connecting', own: undefined, remote: undefined, other: undefined },
  ...{ camera: false, microphone: true, cameraProblem: undefined, over: undefined },
};

/** Call controller of one window and conversation: devices, ring, connection, end. React reads `view`. */
export class CallRoom {
  readonly window = newKey();
  readonly me: Sender;
  readonly #seat: Seat;
  readonly #client: QueryClient;
  readonly #listeners = new Set<() => void>();
  #session: CallSession | undefined;
  #isClosed = false;
  view: RoomView = IDLE;

  constructor(seat: Seat, client: QueryClient) {
    this.#seat = seat;
    this.#client = client;
    this.me = seat.side === 'desk' ? 'pharmacist' : 'member';
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => {
      this.#listeners.delete(changed);
    };
  };

  /** Shows the consent step, before the browser's permission prompt. */
  ask(media: VideoCallMedia): void {
    this.#set({ ...IDLE, step: 'asking', media });
  }

  dismiss(): void {
    this.#set(IDLE);
  }

  /** Opens the devices, then rings or enters. */
  async start(media: VideoCallMedia, entering?: Entering): Promise<void> {
    this.#set({ ...IDLE, step: 'opening', media, entering });
    const opened = await openDevices(media);
    if (this.#isGone()) {
      if (opened.ok) stopAll(opened.stream);
      return;
    }
    if (!opened.ok) {
      this.#set({ ...this.view, step: 'refused', problem: opened.problem });
      return;
    }
    const { stream: own } = opened;
    this.#set({ ...this.view, own, camera: own.getVideoTracks().length > 0 });
    try {
      const call = entering
        ? await enter(this.#which(entering.id), entering.how, this.window)
        : await ring(this.#seat, this.window, media);
      this.#set({ ...this.view, step: 'ringing', call });
      // The page was left during the request.
      if (this.#isGone()) this.leave('hang_up');
      else this.heard([call]);
    } catch (failure) {
      stopAll(own);
      const { message, code } = normalizeError(failure);
      // The other side rang first; its ring is shown instead.
      const isRinging = code === 'VIDEO_CALL_GOES_ON' && !entering;
      this.#set(isRinging ? IDLE : { ...IDLE, step: 'refused', media, entering, refusal: message });
    }
    void refreshVideoCalls(this.#client);
  }

  /** Applies the state from the service: starts an accepted call, ends a finished one. */
  heard(calls: readonly VideoCall[]): void {
    const { call, step } = this.view;
    const now = calls.find(({ id }) => id === call?.id);
    if (!now) return;
    if (now.state === 'ended') this.#finish(now);
    else if (now.state === 'going_on' && step === 'ringing') this.#begin(now);
  }

  /** Fetches pending signals. */
  pull(): void {
    this.#session?.pull();
  }

  /** Ends locally at once, then tells the service. */
  leave(why: VideoCallLeave): void {
    const { call } = this.view;
    if (!call) return;
    const end = why === 'lost' ? 'lost' : 'hung_up';
    this.#finish({ ...call, state: 'ended', end, ended_by: this.me });
    void leave(this.#which(call.id), why)
      .catch((failure: unknown) => {
        warnOf('hang-up', failure);
      })
      .finally(() => void refreshVideoCalls(this.#client));
  }

  /** Declines a ring, or hangs up for another window of this side. */
  async end(id: number): Promise<void> {
    await leave(this.#which(id), 'hang_up').catch((failure: unknown) => {
      warnOf('hang-up', failure);
    });
    await refreshVideoCalls(this.#client);
  }

  toggleMicrophone(): void {
    const microphone = !this.view.microphone;
    for (const track of this.view.own?.getAudioTracks() ?? []) track.enabled = microphone;
    this.#set({ ...this.view, microphone });
    this.#session?.microphoneChanged();
  }

  async toggleCamera(): Promise<void> {
    const { own, camera } = this.view;
    if (!own) return;
    if (camera) {
      for (const track of own.getVideoTracks()) {
        track.stop();
        own.removeTrack(track);
      }
      this.#session?.setCamera(undefined);
      this.#set({ ...this.view, camera: false });
      return;
    }
    const opened = await openCamera();
    if (!opened.ok) {
      this.#set({ ...this.view, cameraProblem: opened.problem });
      return;
    }
    if (this.view.own !== own) {
      stopAll(opened.stream);
      return;
    }
    for (const track of opened.stream.getVideoTracks()) own.addTrack(track);
    this.#session?.setCamera(own.getVideoTracks()[0]);
    this.#set({ ...this.view, camera: true, cameraProblem: undefined });
  }

  /** Called on unmount. */
  close(): void {
    this.#isClosed = true;
    this.leave('hang_up');
  }

  reopen(): void {
    this.#isClosed = false;
  }

  #isGone(): boolean {
    return this.#isClosed;
  }

  #begin(call: VideoCall): void {
    const { own } = this.view;
    const microphone = own?.getAudioTracks()[0];
    if (!own || !microphone) return;
    this.#set({ ...this.view, step: 'talking', call });
    this.#session = new CallSession({
      ...{ which: this.#which(call.id), me: this.me, window: this.window, microphone },
      camera: own.getVideoTracks()[0],
      onLink: (link) => {
        this.#set({ ...this.view, link });
      },
      onRemote: (remote) => {
        this.#set({ ...this.view, remote });
      },
      onOther: (other) => {
        this.#set({ ...this.view, other });
      },
      onOver: (ended) => {
        this.#finish(ended);
        void refreshVideoCalls(this.#client);
      },
      onLeave: (why) => {
        this.leave(why);
      },
    });
  }

  #finish(call: VideoCall): void {
    this.#session?.close();
    this.#session = undefined;
    stopAll(this.view.own);
    // A call that moved to another window has not ended.
    this.#set({ ...IDLE, over: call.state === 'ended' ? call : undefined });
  }

  #which(callId: number) {
    return { ...this.#seat, callId };
  }

  #set(view: RoomView): void {
    this.view = view;
    for (const changed of this.#listeners) changed();
  }
}
