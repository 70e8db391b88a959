/** A short text in both languages of the shop. */
export interface Names {
  readonly en: string;
  readonly th: string;
}
