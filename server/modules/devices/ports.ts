import type { Result } from '../../core/result.ts';

/** A sign-in that is neither expired nor revoked. */
export interface DeviceSession {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly rotatedAt: Date;
}

export interface DeviceSessionRepo {
  /** Most recently used first. */
  list(memberId: number, now: Date): Promise<readonly DeviceSession[]>;
  /** Whether the sign-in is live and belongs to the member. */
  owns(memberId: number, sessionId: string, now: Date): Promise<boolean>;
  /** Ends all other sign-ins, with the trust of their devices and their push messages. */
  endOthers(memberId: number, sessionId: string, now: Date): Promise<void>;
}

export interface DeviceUseCases {
  readonly list: (memberId: number) => Promise<readonly DeviceSession[]>;
  /** Like a logout on that device; NOT_FOUND for a foreign or ended sign-in. */
  readonly end: (memberId: number, sessionId: string) => Promise<Result<null>>;
  readonly endOthers: (memberId: number, sessionId: string) => Promise<void>;
}
