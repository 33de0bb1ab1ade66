/** Forwards a request to the server, on a host whose `_redirects` reach no other one. */
export const onRequest = ({ request, env }) => {
  const { pathname, search } = new URL(request.url);
  return fetch(new Request(`${env.API_ORIGIN}${pathname}${search}`, request));
};
