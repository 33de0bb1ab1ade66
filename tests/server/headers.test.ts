import { expect, test } from 'vitest';
import { contentSecurityPolicy, fileHeaders, securityHeaders } from '../../src/server/headers.ts';

const site = { SITE_URL: 'https://exampleton.example', SITE_LIVE: true };

test('the content security policy allows the site’s own files and hashed inline code, and nothing unsafe', () => {
  const policy = contentSecurityPolicy(
    {
      'script-src': ["'sha256-abc='"],
      'style-src': ["'sha256-def='"],
      'frame-src': ['https://video.example'],
    },
    'router',
  );
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc='",
    "style-src 'self' 'sha256-def='",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' https://video.example",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types router',
  ]);
  expect(policy).not.toContain('unsafe');
});

test('a page without scripts of its own may name no trusted types', () => {
  expect(contentSecurityPolicy()).toContain("trusted-types 'none'");
});

const https = 'Strict-Transport-Security';
const years = 'max-age=63072000; includeSubDomains; preload';

test.each<[string, object, string, string | undefined]>([
  [
    'a site that is not live keeps search engines away',
    { SITE_LIVE: false },
    'X-Robots-Tag',
    'noindex',
  ],
  ['a live site keeps none away', {}, 'X-Robots-Tag', undefined],
  ['browsers insist on https for a day', {}, https, 'max-age=86400'],
  ['browsers insist on https for as long as the owner says', { HSTS: years }, https, years],
  [
    'browsers do not insist on it on plain http',
    { SITE_URL: 'http://localhost' },
    https,
    undefined,
  ],
])('%s', (_title, more, name, value) => {
  expect(securityHeaders({ ...site, ...more })[name]).toBe(value);
});

test('an SVG that is opened by itself runs no scripts', () => {
  expect(fileHeaders('/brand/logo.svg')['Content-Security-Policy']).toContain("default-src 'none'");
});
