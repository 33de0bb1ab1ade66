import { expect, test } from 'vitest';
import { staticHostHeaders } from '../../build/staticHostHeaders.ts';
import { siteFile } from './built.ts';

test('a static host gets the same headers as a file', () => {
  const text = staticHostHeaders(
    {
      all: { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' },
      documents: { '/pricing': { file: 'pricing.html', headers: { 'X-Page': 'pricing' } } },
      notFound: { file: '404.html', headers: { 'X-Page': 'none' } },
      formTemplates: {},
      listed: {},
    },
    ['/og/home.png', '/assets/app-1.js', '/robots.txt', '/brand/2.svg', '/brand/3.png'],
  );
  expect(text).toBe(`/*
  X-Content-Type-Options: nosniff

/assets/*
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: public, max-age=31536000, immutable

/og/home.png
  Cross-Origin-Resource-Policy: cross-origin
  Cache-Control: public, max-age=3600
  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'

/brand/*
  Cross-Origin-Resource-Policy: cross-origin
  Cache-Control: public, max-age=3600
  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'

/pricing
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: public, max-age=60, must-revalidate
  X-Page: pricing

/404.html
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: public, max-age=60, must-revalidate
  X-Page: none
`);
});

test('no rule of the built site is beyond what large hosts read', () => {
  const lines = siteFile('_headers').split('\n');
  const rules = lines.filter((line) => line.startsWith('/'));
  expect(rules.length).toBeGreaterThan(40);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});
