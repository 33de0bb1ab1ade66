import { afterEach, expect, test, vi } from 'vitest';
import { analyticsFrom } from '../../src/content/analytics.ts';

// Not in tests/content: files there share a process, and this one changes its environment.
afterEach(() => {
  vi.unstubAllEnvs();
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

test('the policies name the service that counts visits, or say that there is none', async () => {
  const policies = async (): Promise<string> => {
    vi.resetModules();
    const [{ privacyDocument }, { securityDocument }] = await Promise.all([
      import('../../src/content/privacy.ts'),
      import('../../src/content/security.ts'),
    ]);
    return JSON.stringify([privacyDocument, securityDocument]);
  };
  expect(await policies()).toContain('runs no analytics');
  vi.stubEnv('SITE_ANALYTICS', 'plausible https://count.example site.example');
  const counted = await policies();
  expect(counted).toContain('Plausible (count.example) gets the address of each page');
  expect(counted).not.toContain('no analytics');
});
