import { expect, test } from 'vitest';
import { fictional } from '../../.storybook/identity.ts';
import { renamed } from '../../scripts/rename.ts';

const old = { ...fictional };

test('addresses follow the domain, and links the name', () => {
  expect(renamed(old, { product: 'Probe Wright', domain: 'probewright.com' })).toEqual({
    ...old,
    product: 'Probe Wright',
    domain: 'probewright.com',
    email: 'hello@probewright.com',
    generateUrl: 'https://app.probewright.com/generate',
    linkedInUrl: 'https://www.linkedin.com/company/probewright-example',
    videoChannelUrl: 'https://www.youtube.com/@probewright-example',
  });
});

test('a name alone leaves domain and mail as they are, and what is given stands', () => {
  const { email, linkedInUrl } = renamed(old, {
    product: 'Gauge',
    linkedInUrl: 'https://in.example',
  });
  expect([email, linkedInUrl]).toEqual([old.email, 'https://in.example']);
});
