/** Replaced by the bundler (vite.config.ts); undefined when Node runs this file without bundling. */
declare const __SEND_ON__: boolean | undefined;

/** Whether those who join get a link to send to a colleague: `SEND_ON`. On by default. */
export const isSendOnOn: boolean =
  typeof __SEND_ON__ === 'undefined' ? process.env['SEND_ON'] !== 'false' : __SEND_ON__;
