/** Put in place by the bundler (vite.config.ts); absent when Node runs the file itself. */
declare const __FIELD_DATA__: boolean | undefined;

/** Whether visitors' browsers say how fast pages were: `SITE_FIELD_DATA=true`. Off by default. */
export const isFieldDataOn: boolean =
  typeof __FIELD_DATA__ === 'undefined'
    ? process.env['SITE_FIELD_DATA'] === 'true'
    : __FIELD_DATA__;
