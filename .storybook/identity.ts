import type { Identity } from '../src/content/siteConfig.ts';

/** Who the stories are about: nobody, so that no picture changes when the product gets another name. */
export const fictional: Identity = {
  product: 'Exampleton',
  domain: 'exampleton.example',
  email: 'hello@exampleton.example',
  legalEntity: '',
  address: '',
  city: 'New York',
  state: 'New York',
  country: 'USA',
  countryCode: 'US',
  founded: '2025',
  founder: '',
  generateUrl: 'https://app.exampleton.example/generate',
  linkedInUrl: 'https://www.linkedin.com/company/exampleton-example',
  videoChannelUrl: 'https://www.youtube.com/@exampleton-example',
  demoVideoUrl: '',
  indexNowKey: 'exampleton-example-key',
  published: '',
};
