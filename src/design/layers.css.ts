import { layer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. Route styles arrive in any order after a client-side navigation;
 * layers make that order irrelevant.
 */
export const reset = layer('reset');
export const primitive = layer('primitive');
export const section = layer('section');
export const utility = layer('utility');
