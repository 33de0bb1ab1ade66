import { expect, test } from 'vitest';
import { fictional } from '../../.storybook/identity.ts';
import { faultOf, renamed } from '../../scripts/rename.ts';

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

test('a short name changes the account in a link, and not its host', () => {
  const short = { product: 'In', domain: 'in.example', linkedInUrl: 'https://linkedin.com/in' };
  expect(renamed(short, { product: 'Gauge' })['linkedInUrl']).toBe('https://linkedin.com/gauge');
});

test('values that cannot be get a sentence', () => {
  const wrong = Object.entries({
    product: 'Gauge "One"',
    domain: 'https://gauge.example',
    email: 'nobody',
    founded: 'next year',
    linkedInUrl: 'in.example',
    published: 'soon',
    license: 'gpl',
  });
  for (const [key, value] of wrong) expect(faultOf(key, value), key).toContain(`"${value}" cannot`);
  expect(faultOf('product', '')).toContain('begins with a letter');
  for (const [key, value] of Object.entries({ ...old, product: 'A&B', license: 'mit' }))
    expect(faultOf(key, value)).toBeUndefined();
});
