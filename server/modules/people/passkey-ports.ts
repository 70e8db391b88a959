/** The shop as authenticators know it (`docs/product/people.md`, "Second factor"). */
export interface PasskeySite {
  /** Host name that passkeys belong to. */
  readonly id: string;
  /** The only address whose pages may use them. */
  readonly origin: string;
}

export interface NewPasskey {
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly backedUp: boolean;
}

export interface StoredPasskey extends NewPasskey {
  readonly id: string;
  readonly memberId: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface Challenge {
  readonly challenge: string;
  readonly expiresAt: Date;
}

/** `add`: a new passkey; `show`: a second factor that is shown. */
export type ChallengePurpose = 'add' | 'show';

export interface PasskeyRepo {
  /** Oldest first. */
  of(memberId: number): Promise<readonly StoredPasskey[]>;
  count(memberId: number): Promise<number>;
  /** False if the credential is known, also as somebody else's. */
  add(passkey: StoredPasskey): Promise<boolean>;
  /**
   * Notes a use. False unless the counter rose: a lower or equal one belongs to a copy. Authenticators that do not count
   * send 0 each time.
   */
  use(id: string, counter: number, backedUp: boolean, now: Date): Promise<boolean>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Replaces the open challenge of the sign-in and purpose. */
  ask(sessionId: string, purpose: ChallengePurpose, challenge: Challenge): Promise<void>;
  /** Takes the open challenge away, so that it counts once. */
  take(sessionId: string, purpose: ChallengePurpose): Promise<Challenge | undefined>;
}

interface Answer {
  readonly credentialId: string;
  readonly clientData: string;
}

/** Answer of an authenticator to the options of a new passkey; binary parts in base64url. */
export interface CreationAnswer extends Answer {
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** Signature of an authenticator over a challenge; binary parts in base64url. */
export interface ProofAnswer extends Answer {
  readonly authenticatorData: string;
  readonly signature: string;
}

/** Checks answers against challenge, site and key, and that the person was verified; undefined for a wrong one. */
export interface PasskeyVerifier {
  created(
    site: PasskeySite,
    challenge: string,
    answer: CreationAnswer,
  ): Promise<NewPasskey | undefined>;
  /** Leaves the counter to `PasskeyRepo.use`, which compares and keeps it in one statement. */
  shown(
    site: PasskeySite,
    challenge: string,
    answer: ProofAnswer,
    passkey: StoredPasskey,
  ): Promise<{ readonly counter: number; readonly backedUp: boolean } | undefined>;
}
