import { createContext, type ReactNode } from 'react';

/**
 * Rendered instead of a page's form when the page is prerendered as a template: a mark that the server
 * replaces. Default: undefined, which renders the form itself.
 */
export const FormSlot = createContext<ReactNode>(undefined);
