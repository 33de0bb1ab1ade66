import { afterEach, expect, test, vi } from 'vitest';
import { analyticsFrom } from '../../src/content/analytics.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('SITE_ANALYTICS names a service, its address and the site, or nothing', () => {
  expect(analyticsFrom('')).toBeNull();
  expect(analyticsFrom('plausible https://count.example/ site.example')).toEqual({
    service: 'Plausible',
    origin: 'https://count.example',
    website: 'site.example',
  });
  expect(analyticsFrom('umami https://count.example 1f2e-33')?.service).toBe('Umami');
  for (const wrong of ['plausible', 'matomo https://count.example 1', 'umami count.example 1'])
    expect(() => analyticsFrom(wrong)).toThrow('SITE_ANALYTICS must be');
});

test('the policies tell of a service that counts visits, and of none by default', async () => {
  const pages = async (): Promise<string> => {
    vi.resetModules();
    const [{ privacyDocument }, { securityDocument }] = await Promise.all([
      import('../../src/content/privacy.ts'),
      import('../../src/content/security.ts'),
    ]);
    return JSON.stringify([privacyDocument, securityDocument]);
  };
  expect(await pages()).toContain('runs no analytics');
  vi.stubEnv('SITE_ANALYTICS', 'plausible https://count.example site.example');
  const counted = await pages();
  expect(counted).toContain('Plausible (count.example) gets the address of each page');
  expect(counted).not.toContain('no analytics');
});
