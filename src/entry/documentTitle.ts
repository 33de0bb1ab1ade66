import type { Site } from '../content/siteConfig.ts';

/** Title of the document that shows a page, or a notice in its place. */
export const documentTitle = (title: string, site: Site): string => `${title} | ${site.product}`;
