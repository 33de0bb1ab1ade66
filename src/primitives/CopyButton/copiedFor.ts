/** How long 'Copied!' is shown, in milliseconds. */
export const COPIED_FOR = 2000;
