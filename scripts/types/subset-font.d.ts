declare module 'subset-font' {
  /** The options that this project uses; the package's own types lack some of them. */
  interface SubsetOptions {
    targetFormat: 'truetype' | 'woff2';
    /** Range or fixed value of each variation axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; all when left out. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** Tags of the tables to leave out. */
    dropTables?: string[];
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
