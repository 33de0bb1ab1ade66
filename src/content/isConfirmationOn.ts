/** Replaced by the bundler (vite.config.ts); undefined when Node runs this file without bundling. */
declare const __CONFIRM_SIGNUPS__: boolean | undefined;

/** Whether the server asks those who join to confirm their email: `CONFIRM_SIGNUPS=true`. Off by default. */
export const isConfirmationOn: boolean =
  typeof __CONFIRM_SIGNUPS__ === 'undefined'
    ? process.env['CONFIRM_SIGNUPS'] === 'true'
    : __CONFIRM_SIGNUPS__;
