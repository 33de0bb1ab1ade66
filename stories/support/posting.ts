/** What the network may answer to a posted form. */
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

/** A refusal of one field, as the server words it. */
export const refusing = (field: string, code: 'required' | 'invalid' | 'too_long') => ({
  status: 422,
  body: {
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    errors: [{ field, code }],
  },
});

/** Takes the device's connection away. Returns what gives it back. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
}
