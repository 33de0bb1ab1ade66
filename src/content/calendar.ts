import type { Site } from './siteConfig.ts';

/** A link to the owner's calendar, if site.json names one. */
export const calendarLinksOf = ({ calendarUrl }: Pick<Site, 'calendarUrl'>) =>
  calendarUrl === '' ? [] : [{ label: 'Pick a time in our calendar', to: calendarUrl }];
