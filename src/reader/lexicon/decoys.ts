import { listOf } from './group.ts';

/** What looks like one of the phrases and speaks of something else; no phrase is found within. */
export const decoys = listOf(`
  be coached, hour of coach, receive/get/offer … coach/mentor, coach … provided, coach from, wellness champion, raise/lodge/notice … objection, close date, closing date, close … on/at/for … friday/pm/christmas, close-knit, close to, close by, demand/weather/cash-flow forecast,
  fluency with salesforce, experience with salesforce, oil/data/gas/water/hiring/talent/candidate/product/drug pipeline, innovation pilot, health/pension/pay/comp/dental/retirement/benefit plan, expansion plan … office, equal opportunity, discovery call with, no sales engineer
`);
