import { type Site, siteFrom } from './siteConfig.ts';

/** Replaced by the bundler (vite.config.ts); undefined when Node runs this file without bundling. */
declare const __SITE__: Site | undefined;

/** What the site says about itself: the single source for all pages. */
export const site: Site = typeof __SITE__ === 'undefined' ? siteFrom(process.env) : __SITE__;
