import type { Sender } from '../../../lib/conversations/contract-values.ts';
import type {
  VideoCallEnd,
  VideoCallLeave,
  VideoCallMedia,
  VideoCallState,
} from '../../../lib/video-calls/contract-values.ts';
import type { Signal } from '../../../lib/video-calls/contract.ts';
import type { Member } from '../../core/member.ts';
import type { Names } from '../../core/names.ts';
import type { Result } from '../../core/result.ts';

export interface VideoCall {
  readonly id: number;
  readonly conversationId: number;
  readonly media: VideoCallMedia;
  readonly state: VideoCallState;
  readonly rungBy: Sender;
  readonly pharmacist: Names;
  readonly rungAt: Date;
  readonly begunAt: Date | null;
  readonly endedAt: Date | null;
  readonly end: VideoCallEnd | null;
  readonly endedBy: Sender | null;
  readonly windows: Readonly<Record<Sender, string | null>>;
}

export interface SentSignal {
  readonly id: number;
  readonly signal: Signal;
}

/** Participants of a conversation. */
export interface Seats {
  readonly memberId: number;
  /** Null while queued. */
  readonly pharmacistId: number | null;
  readonly open: boolean;
}

export interface Ring {
  readonly conversationId: number;
  readonly side: Sender;
  readonly whoId: number;
  readonly window: string;
  readonly media: VideoCallMedia;
  readonly at: Date;
}

export interface Step {
  readonly id: number;
  readonly from: VideoCallState;
  readonly to: VideoCallState;
  readonly end: VideoCallEnd | null;
  readonly by: Sender;
  /** Window of the accepting side. */
  readonly window?: string;
  readonly at: Date;
}

export interface VideoCallRepo {
  seats(conversationId: number): Promise<Seats | undefined>;
  /** Latest calls, oldest first. */
  list(conversationId: number): Promise<readonly VideoCall[]>;
  find(conversationId: number, id: number): Promise<VideoCall | undefined>;
  /** Ringing and ongoing calls of a pharmacist. */
  live(pharmacistId: number): Promise<readonly VideoCall[]>;
  /** Undefined if a call is live, or the conversation has ended or changed hands. */
  ring(ring: Ring): Promise<number | undefined>;
  /** False if the call was in another state. */
  step(step: Step): Promise<boolean>;
  /** Moves a side to another window; false if the call is not ongoing. */
  moveTo(id: number, side: Sender, window: string, at: Date): Promise<boolean>;
  /** Drops signals from or to windows that are not in the call. */
  send(
    id: number,
    signals: {
      readonly side: Sender;
      readonly window: string;
      readonly to: string;
      readonly signals: readonly Signal[];
      readonly at: Date;
    },
  ): Promise<void>;
  /** Records a heartbeat, deletes signals up to `after`, returns the rest. */
  take(
    id: number,
    asked: { readonly side: Sender; readonly window: string; readonly after: number },
    at: Date,
  ): Promise<readonly SentSignal[]>;
  /** Ends expired rings and calls without heartbeat, in one conversation or all. */
  sweep(at: Date, conversationId?: number): Promise<void>;
}

export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}

/** Use cases of one side, member or pharmacist. */
export interface VideoCallSide {
  readonly list: (
    who: Member,
    conversationId: number,
  ) => Promise<Result<{ calls: readonly VideoCall[]; offered: boolean; now: Date }>>;
  readonly ring: (
    who: Member,
    conversationId: number,
    ring: Pick<Ring, 'window' | 'media'>,
  ) => Promise<Result<VideoCall>>;
  readonly accept: (who: Member, call: CallName, window: string) => Promise<Result<VideoCall>>;
  readonly join: (who: Member, call: CallName, window: string) => Promise<Result<VideoCall>>;
  readonly leave: (who: Member, call: CallName, why: VideoCallLeave) => Promise<Result<VideoCall>>;
  readonly iceServers: (who: Member, call: CallName) => Promise<Result<readonly IceServer[]>>;
  readonly send: (
    who: Member,
    call: CallName,
    signals: { readonly window: string; readonly to: string; readonly signals: readonly Signal[] },
  ) => Promise<Result<undefined>>;
  readonly take: (
    who: Member,
    call: CallName,
    asked: { readonly window: string; readonly after: number },
  ) => Promise<Result<{ call: VideoCall; signals: readonly SentSignal[] }>>;
}

export interface CallName {
  readonly conversationId: number;
  readonly id: number;
}

export interface VideoCallUseCases {
  readonly member: VideoCallSide;
  readonly desk: VideoCallSide;
  readonly live: (pharmacist: Member) => Promise<readonly VideoCall[]>;
}
