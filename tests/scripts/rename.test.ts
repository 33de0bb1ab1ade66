import { expect, test } from 'vitest';
import { fictional } from '../../.storybook/identity.ts';
import { faultOf, renamed } from '../../scripts/rename.ts';

const old = { ...fictional };

test('a new domain changes email and addresses, a new name changes profile links', () => {
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

test('a new name alone leaves domain and email, and a given link is kept', () => {
  const { email, linkedInUrl } = renamed(old, {
    product: 'Gauge',
    linkedInUrl: 'https://in.example',
  });
  expect([email, linkedInUrl]).toEqual([old.email, 'https://in.example']);
});

test('a short name is replaced in the path of a link, not in its host', () => {
  const short = { product: 'In', domain: 'in.example', linkedInUrl: 'https://linkedin.com/in' };
  expect(renamed(short, { product: 'Gauge' })['linkedInUrl']).toBe('https://linkedin.com/gauge');
});

test('each invalid value is refused with a sentence', () => {
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
