/** A picture of a product, without its place. */
export interface ShownPicture {
  /** Path in the picture store without its extension. */
  readonly file: string;
  readonly altEn: string;
  readonly altTh: string;
}

export interface ProductPictures {
  /** In their order. */
  readonly pictures: readonly ShownPicture[];
  /** Number of their changes, which is part of their addresses. */
  readonly pictureVersion: number;
}

export interface ProductPicturesRepo {
  /** Undefined without such a product. */
  read(productId: number): Promise<ProductPictures | undefined>;
  /** Locks the product until the transaction ends. */
  lock(productId: number): Promise<ProductPictures | undefined>;
  /** The files that are in the library, locked against the bin. */
  inLibrary(files: readonly string[]): Promise<ReadonlySet<string>>;
  replace(productId: number, pictures: readonly ShownPicture[], now: Date): Promise<void>;
}
