/** Paths of the server's API, shared by the code of the browser and of the server. */
export const paths = {
  waitlist: '/api/waitlist',
  contact: '/api/contact',
  indexnow: '/api/indexnow',
  confirm: '/api/confirm',
  unsubscribe: '/api/unsubscribe',
  bounces: '/api/bounces',
} as const;
