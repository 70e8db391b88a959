/** STUN and TURN servers (`docs/operations.md`, "Voice and video"). */
export interface TurnSettings {
  /** URLs of STUN and TURN servers. */
  readonly urls: readonly string[];
  /** Secret shared with the TURN server. */
  readonly secret: string | undefined;
  /** True if calls are offered. */
  readonly offered: boolean;
}
