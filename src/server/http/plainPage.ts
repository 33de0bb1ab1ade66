import { createHash } from 'node:crypto';
import { palette } from '../../design/palette.ts';
import { bareContentPolicy, type HeaderMap } from '../headers.ts';

const style = `:root{color-scheme:light}body{font:1.0625rem/1.6 system-ui,sans-serif;color:${palette.ink};background:${palette.white};margin:0}
main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem}h1{color:${palette.navy600};line-height:1.2}a{color:${palette.navy600}}
button{min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;color:${palette.white};background:${palette.navy600};border:0;border-radius:.5rem}
:focus-visible{outline:2px solid ${palette.navy600};outline-offset:2px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Headers of such a page. */
export const plainPageHeaders: HeaderMap = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `${bareContentPolicy}; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
};

/** A page of a few words that is not part of the built site. */
export const plainPage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}
<p><a href="/">To the site</a></p></main></body>
</html>
`;
