/** Whether the server is ready, asked at the site's address. */
export { onRequest } from './api/[[path]].js';
