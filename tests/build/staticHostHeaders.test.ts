import { expect, test } from 'vitest';
import { staticHostHeaders } from '../../build/staticHostHeaders.ts';

test('a static host gets the same headers as a file', () => {
  const text = staticHostHeaders(
    {
      all: { 'X-Content-Type-Options': 'nosniff' },
      documents: { '/pricing': { file: 'pricing.html', headers: { 'X-Page': 'pricing' } } },
      notFound: { file: '404.html', headers: { 'X-Page': 'none' } },
      formTemplates: {},
      listed: {},
    },
    ['/og/home.png', '/assets/app-1.js'],
  );
  expect(text).toBe(`/*
  X-Content-Type-Options: nosniff

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/og/home.png
  Cache-Control: public, max-age=3600
  Cross-Origin-Resource-Policy: cross-origin

/pricing
  Cache-Control: public, max-age=60, must-revalidate
  X-Page: pricing

/404.html
  Cache-Control: public, max-age=60, must-revalidate
  X-Page: none
`);
});
