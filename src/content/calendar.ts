import { site } from './site.ts';

/** The owner's calendar, once there is one. */
export const calendarLinks =
  site.calendarUrl === '' ? [] : [{ label: 'Pick a time in our calendar', to: site.calendarUrl }];
