/** Answers to a posted form, for the parameter `network` of a story. */
export const accepted = { status: 202, body: { status: 'accepted' } } as const;
export const serverError = {
  status: 500,
  body: { type: 'about:blank', title: 'Internal Server Error', status: 500 },
} as const;
export const rateLimited = {
  status: 429,
  body: { type: 'about:blank', title: 'Too Many Requests', status: 429 },
  headers: { 'retry-after': '60' },
} as const;

/** The server's answer when it refuses one field. */
export const refusing = (field: string, code: 'required' | 'invalid' | 'too_long') => ({
  status: 422,
  body: {
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    errors: [{ field, code }],
  },
});

/** Makes the browser report that it is offline. Returns a function that undoes it. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
}
