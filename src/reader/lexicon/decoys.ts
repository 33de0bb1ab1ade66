import { listOf } from './group.ts';

/** What looks like one of the phrases and speaks of something else; no phrase is found within. */
export const decoys = listOf(`
  understanding of, business development rep/representative/manager/team, be coached, coach you, give you … feedback, negotiate … for you, sfdc/salesforce/hubspot/pipedrive @, receive/get/offer … coach/mentor, coach … provided, coach from, wellness champion, close/closing date, close … on/at/for … friday/pm/christmas, close-knit, close to/by, oil/data/gas/water/hiring/talent/candidate/product/drug pipeline, discovery call with
`);
