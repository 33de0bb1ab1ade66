import { createContext, type ReactNode } from 'react';

/**
 * What stands in the place of a page's form where the page is rendered as a template, which the
 * server fills in. Default: nothing, and the form stands there itself.
 */
export const FormSlot = createContext<ReactNode>(undefined);
