/** Where the site is until the owner says otherwise: pages, mails and the indexing key agree on it. */
export const defaultSiteUrl = 'https://rampwright.example';

/** The key of the indexing service until the owner sets their own. */
export const defaultIndexNowKey = 'rampwright-example-key';
