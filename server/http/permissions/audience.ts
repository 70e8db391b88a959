/**
 * Permitted callers of a call below `/api/v1` (`docs/contract.md`, "Who may what"):
 *
 * - `anyone`: visitors too
 * - `proof`: callers with another proof than a token, such as a refresh cookie or a provider's signature
 * - `member`: signed-in members, for shared data or their own
 * - `owner`: signed-in members, for one thing that must be theirs
 */
export type Audience = 'anyone' | 'proof' | 'member' | 'owner';
