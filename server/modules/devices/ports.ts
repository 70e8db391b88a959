import type { Result } from '../../core/result.ts';

/** A sign-in that is neither over nor revoked. */
export interface DeviceSession {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly rotatedAt: Date;
}

export interface DeviceSessionRepo {
  /** Those used last come first. */
  list(memberId: number, now: Date): Promise<readonly DeviceSession[]>;
  /** Whether it is the member's and live. */
  owns(memberId: number, sessionId: string, now: Date): Promise<boolean>;
  /** Ends all but this one, with the trust of their devices and their push messages. */
  endOthers(memberId: number, sessionId: string, now: Date): Promise<void>;
}

/** What routes call. */
export interface DeviceUseCases {
  readonly list: (memberId: number) => Promise<readonly DeviceSession[]>;
  /** As a logout there; NOT_FOUND for a sign-in that is somebody else's or over. */
  readonly end: (memberId: number, sessionId: string) => Promise<Result<null>>;
  readonly endOthers: (memberId: number, sessionId: string) => Promise<void>;
}
