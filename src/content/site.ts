import { type Site, siteFrom } from './siteConfig.ts';

/** Put in place by the bundler (vite.config.ts); absent when Node runs the file itself. */
declare const __SITE__: Site | undefined;

/** The one configuration of what the site says about itself. */
export const site: Site = typeof __SITE__ === 'undefined' ? siteFrom(process.env) : __SITE__;
