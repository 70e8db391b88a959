export interface StoredFactor {
  readonly secretSealed: string;
  readonly confirmed: boolean;
}

export interface SecondFactorRepo {
  find(memberId: number): Promise<StoredFactor | undefined>;
  /** Replaces an unconfirmed one. False if the person has a confirmed one. */
  begin(memberId: number, secretSealed: string): Promise<boolean>;
  /** Accepts the code of a step once, and confirms the factor; false for a step that was accepted before. */
  useStep(memberId: number, step: number, now: Date): Promise<boolean>;
  /** Forgets the app alone. */
  removeApp(memberId: number): Promise<void>;
  countRecoveryCodes(memberId: number): Promise<number>;
  /** In a fixed order. */
  recoveryHashes(memberId: number): Promise<readonly string[]>;
  /** Replaces all. */
  setRecoveryCodes(memberId: number, hashes: readonly string[]): Promise<void>;
  /** False for an unknown or used code. */
  useRecoveryCode(memberId: number, hash: string): Promise<boolean>;
  /** When the sign-in showed the factor last. */
  shownAt(sessionId: string): Promise<Date | undefined>;
  show(sessionId: string, now: Date): Promise<void>;
  /** Removes app, passkeys, codes and open reset; sign-ins have to enrol again. */
  reset(memberId: number): Promise<void>;
  /** The person who asked for a reset after `since`. */
  resetAskedBy(memberId: number, since: Date): Promise<number | undefined>;
  askReset(memberId: number, askedBy: number, now: Date): Promise<void>;
}
