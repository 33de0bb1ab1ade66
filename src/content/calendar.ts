import type { Site } from './siteConfig.ts';

/** The owner's calendar, once there is one. */
export const calendarLinksOf = ({ calendarUrl }: Pick<Site, 'calendarUrl'>) =>
  calendarUrl === '' ? [] : [{ label: 'Pick a time in our calendar', to: calendarUrl }];
