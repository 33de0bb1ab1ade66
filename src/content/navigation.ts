import type { PageLayoutContent } from '../layout/PageLayout/PageLayout.tsx';
import type { SiteFooterProps } from '../layout/SiteFooter/SiteFooter.tsx';
import type { SiteHeaderProps } from '../layout/SiteHeader/SiteHeader.tsx';
import { ownSource } from '../api/forms/waitlist.ts';
import { site } from './site.ts';
import { ways } from './ways.ts';

/** Address of the waitlist form, tagged with the call to action that links to it. */
export const waitlistLink = (campaign: string): string =>
  `/pricing?utm_source=${ownSource}&utm_campaign=${campaign}&utm_medium=cta#waitlist`;

export const siteHeader = {
  product: site.product,
  address: site.domain,
  links: [
    { label: 'Product', to: '/product' },
    { label: 'How it works', to: '/how-it-works' },
    { label: 'Pricing', to: '/pricing' },
    { label: 'FAQ', to: '/faq' },
    { label: 'Contact us', to: '/contact' },
  ],
  moreLinks: [
    { label: 'Demo', to: '/demo' },
    { label: 'Samples', to: '/samples' },
    { label: 'Answers', to: '/answers' },
  ],
  action: { label: 'Join the waitlist', to: waitlistLink('header') },
  words: { main: 'Main', openMenu: 'Menu', closeMenu: 'Close menu', menuTitle: 'Site menu' },
} satisfies SiteHeaderProps;

export const siteFooter = {
  product: site.product,
  heading: 'Site',
  tagline: 'See how candidates sell before you hire.',
  groups: [
    {
      heading: 'Product',
      links: [
        { label: 'Home', to: '/' },
        { label: 'Product', to: '/product' },
        { label: 'How it works', to: '/how-it-works' },
        { label: 'Pricing', to: '/pricing' },
        { label: 'Demo', to: '/demo' },
        ways.read,
      ],
    },
    {
      heading: 'Learn',
      links: [
        { label: 'Answers', to: '/answers' },
        { label: 'Samples', to: '/samples' },
        ways.score,
        { label: 'Glossary', to: '/glossary' },
        { label: 'FAQ', to: '/faq' },
        { label: 'About', to: '/about' },
        { label: 'Press', to: '/press' },
        { label: 'Contact', to: '/contact' },
      ],
    },
    {
      heading: 'Trust',
      links: [
        { label: 'For candidates', to: '/candidates' },
        { label: 'Accessibility', to: '/accessibility' },
        { label: 'Security', to: '/security' },
        { label: 'Privacy', to: '/privacy' },
        { label: 'Terms', to: '/terms' },
      ],
    },
  ],
  social: [
    { label: `${site.product} on LinkedIn`, to: site.linkedInUrl },
    { label: `${site.product} on YouTube`, to: site.videoChannelUrl },
  ],
  theme: { label: 'Theme', themes: { system: 'System', light: 'Light', dark: 'Dark' } },
  careers: 'Careers: coming soon.',
  legal: `© ${[...new Set([site.founded, '2026'])].join('–')} ${site.product}. Founder-led, ${site.city}.`,
} satisfies SiteFooterProps;

export const pageLayout = {
  skipLink: 'Skip to content',
  header: siteHeader,
  footer: siteFooter,
} satisfies PageLayoutContent;
