declare module 'subset-font' {
  /** The face with the glyphs of `text` alone. */
  export default function subsetFont(
    face: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      /** OpenType features to keep; all of them unless told. */
      readonly keepFeatures: readonly string[];
      readonly variationAxes?: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
