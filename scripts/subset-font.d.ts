declare module 'subset-font' {
  export default function subsetFont(
    face: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      /** OpenType features to keep; all by default. */
      readonly keepFeatures: readonly string[];
      readonly variationAxes?: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
