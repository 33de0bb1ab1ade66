/** Where the browser and the server meet. */
export const paths = {
  waitlist: '/api/waitlist',
  contact: '/api/contact',
  indexnow: '/api/indexnow',
  confirm: '/api/confirm',
  unsubscribe: '/api/unsubscribe',
  bounces: '/api/bounces',
} as const;
