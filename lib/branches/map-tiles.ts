export interface MapTilesSource {
  /** Template with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Attribution shown on the map, as the provider requires. */
  readonly attribution: string;
}
