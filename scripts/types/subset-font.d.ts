declare module 'subset-font' {
  /** What this project asks of the package, whose own types lag behind its options. */
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
