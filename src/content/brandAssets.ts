import type { BrandAssetsProps } from '../sections/BrandAssets/BrandAssets.tsx';
import { copyWords } from './copyWords.ts';
import { site } from './site.ts';

const logo = { width: 201, height: 38 };
const symbol = { width: 96, height: 96 };

export const brandAssets = {
  eyebrow: 'For the team',
  heading: 'Brand assets',
  lead: 'The files that emails, profiles and link previews point to. Updates to a file appear everywhere its address is used.',
  origin: site.url,
  categories: [
    {
      id: 'email',
      heading: 'Email',
      assets: [
        {
          name: 'Email header',
          path: '/brand/email-header.png',
          description: '600 by 160 px, for the top of an email.',
          width: 600,
          height: 160,
          ground: 'light',
        },
        {
          name: 'Email header, large',
          path: '/brand/email-header@2x.png',
          description: '1200 by 320 px, shown at 600 by 160 for sharp screens.',
          width: 600,
          height: 160,
          ground: 'light',
        },
      ],
    },
    {
      id: 'header',
      heading: 'Header',
      assets: [
        {
          name: 'Logo',
          path: '/brand/logo.svg',
          description: 'Symbol and name for white and light backgrounds.',
          ...logo,
          ground: 'light',
        },
        {
          name: 'Logo, dark',
          path: '/brand/logo-dark.svg',
          description: 'Symbol and name for dark backgrounds.',
          ...logo,
          ground: 'dark',
        },
      ],
    },
    {
      id: 'symbol',
      heading: 'Symbol',
      assets: [
        {
          name: 'Symbol, light',
          path: '/brand/symbol.svg',
          description: 'A paper slip with a mark, for light backgrounds.',
          ...symbol,
          ground: 'light',
        },
        {
          name: 'Symbol, dark',
          path: '/brand/symbol-dark.svg',
          description: 'The same, for dark backgrounds.',
          ...symbol,
          ground: 'dark',
        },
        {
          name: 'Symbol as PNG',
          path: '/brand/symbol.png',
          description: '512 by 512 px, transparent. Search engines are given this one.',
          ...symbol,
          ground: 'light',
        },
      ],
    },
    {
      id: 'favicon',
      heading: 'Favicon',
      assets: [
        {
          name: 'Icon for browsers',
          path: '/favicon.svg',
          description: 'The symbol, at any size.',
          width: 64,
          height: 64,
          ground: 'light',
        },
        {
          name: 'Icon for phones',
          path: '/apple-touch-icon.png',
          description: '180 by 180 px. The phone rounds the corners.',
          width: 90,
          height: 90,
          ground: 'light',
        },
      ],
    },
    {
      id: 'social-image',
      heading: 'Social image',
      assets: [
        {
          name: 'Preview of a link',
          path: '/brand/social-default.png',
          description: '1200 by 630 px, for profiles and for links to the site as a whole.',
          width: 400,
          height: 210,
          ground: 'light',
        },
      ],
    },
  ],
  words: { copy: 'Copy URL', copied: copyWords },
} satisfies BrandAssetsProps;
