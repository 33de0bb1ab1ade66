import { expect, test } from 'vitest';
import { contentSecurityPolicy, fileHeaders, securityHeaders } from '../../src/server/headers.ts';

const site = { SITE_URL: 'https://exampleton.example', SITE_LIVE: true };

test('the content security policy allows the site’s own files and hashed inline code, and nothing unsafe', () => {
  const policy = contentSecurityPolicy({
    scriptHashes: ["'sha256-abc='"],
    styleHashes: ["'sha256-def='"],
    frameSrc: ['https://video.example'],
    trustedTypes: ['router'],
  });
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

test('a site that is not live sends noindex with every answer', () => {
  expect(securityHeaders({ ...site, SITE_LIVE: false })['X-Robots-Tag']).toBe('noindex');
  expect(securityHeaders(site)['X-Robots-Tag']).toBeUndefined();
});

test('browsers insist on https for a day, until the owner says for how long', () => {
  const nameOf = 'Strict-Transport-Security';
  expect(securityHeaders(site)[nameOf]).toBe('max-age=86400');
  const HSTS = 'max-age=63072000; includeSubDomains; preload';
  expect(securityHeaders({ ...site, HSTS })[nameOf]).toBe(HSTS);
});

test('a site on plain http sends no Strict-Transport-Security', () => {
  const headers = securityHeaders({ ...site, SITE_URL: 'http://localhost' });
  expect(headers['Strict-Transport-Security']).toBeUndefined();
});

test('an SVG that is opened by itself runs no scripts', () => {
  expect(fileHeaders('/brand/logo.svg')['Content-Security-Policy']).toContain("default-src 'none'");
  expect(fileHeaders('/brand/logo.png')['Content-Security-Policy']).toBeUndefined();
});
