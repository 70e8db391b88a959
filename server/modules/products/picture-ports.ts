/** A picture of a product, without its place. */
export interface ShownPicture {
  /** Path in the picture store without its extension. */
  readonly file: string;
  readonly altEn: string;
  readonly altTh: string;
}

export interface ProductPicturesRepo {
  /** In their order; undefined without such a product. */
  read(productId: number): Promise<readonly ShownPicture[] | undefined>;
  /** Locks the product until the transaction ends. */
  lock(productId: number): Promise<readonly ShownPicture[] | undefined>;
  /** The files that are in the library, locked against the bin. */
  inLibrary(files: readonly string[]): Promise<ReadonlySet<string>>;
  replace(productId: number, pictures: readonly ShownPicture[], now: Date): Promise<void>;
}
