/** A place on earth, in degrees. */
export interface MapPoint {
  lat: number;
  lng: number;
}

/** Where the pictures of a map come from, as the shop owner has set it (`BaseInfos.MapTiles`). */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  Url: string;
  /** Whom the pictures are owed to; '' for nobody. */
  Credit: string;
}
