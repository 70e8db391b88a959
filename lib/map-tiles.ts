/** Where the pictures of maps come from. */
export interface MapTilesSource {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Whose they are; shown with the map as its makers ask for. */
  readonly attribution: string;
}
