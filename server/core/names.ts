export interface Names {
  readonly en: string;
  readonly th: string;
}
