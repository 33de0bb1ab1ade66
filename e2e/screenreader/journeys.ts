import type { Journey } from './journey.ts';

/** What a listener does on the site, one transcript each. */
export const journeys: readonly Journey[] = [
  {
    name: 'skip-link',
    path: '/',
    steps: [{ press: 'Tab' }, { press: 'Return' }, { press: 'Down', times: 3 }],
  },
  { name: 'home', path: '/', steps: [{ press: 'h', times: 8 }] },
  {
    name: 'home-to-joined',
    path: '/',
    budget: { keys: 5, words: 45 },
    steps: [
      { press: 'Tab' },
      { press: 'Return' },
      { press: 'Tab' },
      { type: 'dana@example.com' },
      { press: 'Return', anyOrder: true },
    ],
  },
  {
    name: 'home-tour',
    path: '/',
    motion: true,
    steps: [
      { press: 'b', times: 2 },
      { press: 'Return', until: /Scene 1 of 6/, anyOrder: true },
      { press: 'Return', anyOrder: true },
    ],
  },
  {
    name: 'article-to-source',
    path: '/answers/meddicc-vs-bant',
    budget: { keys: 13, words: 125 },
    steps: [{ press: 'h', times: 12 }, { press: 'k' }],
  },
  {
    name: 'read-sample',
    path: '/read',
    steps: [
      { press: 'b', times: 2 },
      { press: 'Return', until: /Five competencies/, anyOrder: true },
      { press: 'h', times: 3 },
    ],
  },
  {
    name: 'faq-to-answer',
    path: '/faq',
    budget: { keys: 3, words: 25 },
    steps: [{ press: 'b' }, { press: 'Return' }, { press: 'Down' }],
  },
  {
    name: 'change-of-page',
    path: '/',
    steps: [{ press: 'Tab', times: 5 }, { press: 'Return' }, { press: 'Down', times: 2 }],
  },
  {
    name: 'join',
    path: '/pricing',
    steps: [
      { press: 'b' },
      { press: 'Return', anyOrder: true },
      { type: 'dana@example.com' },
      { press: 'Return', anyOrder: true },
      { press: 'Down', times: 2 },
    ],
  },
  {
    name: 'faq',
    path: '/faq',
    steps: [
      { press: 'b' },
      { press: 'Return' },
      { press: 'Down', times: 2 },
      { press: 'b' },
      { press: 'Return' },
      // Shift and a letter: Orca may take the former for a press that enters focus mode.
      { press: 'ctrl+Home' },
      { press: 'b' },
    ],
  },
  {
    name: 'menu',
    path: '/',
    screen: 'phone',
    steps: [
      { press: 'b' },
      { press: 'Return', anyOrder: true },
      { press: 'Tab', times: 2 },
      { press: 'Escape', anyOrder: true },
      { press: 'Return', anyOrder: true },
      { press: 'Tab', times: 2 },
      { press: 'Return', anyOrder: true },
    ],
  },
  {
    name: 'menu-heading',
    path: '/',
    screen: 'phone',
    steps: [{ press: 'b' }, { press: 'Return', anyOrder: true }, { press: 'h' }],
  },
  {
    name: 'contact-errors',
    path: '/contact',
    steps: [
      { press: 'b' },
      { press: 'Return', anyOrder: true },
      { press: 'Tab' },
      { press: 'Return', anyOrder: true },
    ],
  },
  {
    name: 'copy',
    path: '/press',
    steps: [{ press: 'b' }, { press: 'Return', anyOrder: true }],
  },
  { name: 'answers', path: '/answers', steps: [{ press: 'h', times: 4 }, { press: 'e' }] },
  {
    name: 'article-table',
    path: '/answers/meddicc-vs-bant',
    steps: [{ press: 'h', times: 3 }, { press: 't' }, { press: 'Down', times: 6 }],
  },
  {
    name: 'receipt',
    path: '/',
    steps: [
      { press: 't' },
      { press: 'r', times: 2 },
      { press: 'space', anyOrder: true },
      { press: 'KP_Enter' },
      { press: 'Down', times: 9 },
    ],
  },
  {
    name: 'evidence-pack',
    path: '/product',
    steps: [{ press: 'h' }, { press: 'Down', times: 16 }],
  },
  { name: 'heatmap', path: '/product', steps: [{ press: 't' }, { press: 'Down', times: 6 }] },
  {
    name: 'tour',
    path: '/demo-embed',
    motion: true,
    steps: [
      { press: 'b' },
      { press: 'Return', until: /Scene 2 of 6/, anyOrder: true },
      { press: 'Return', anyOrder: true },
      { press: 'Tab' },
      { press: 'Return', times: 2 },
      { press: 'Tab' },
      { press: 'Return' },
    ],
  },
  {
    name: 'score',
    path: '/score',
    steps: [
      { press: 'h', times: 2 },
      { press: 'r', times: 3 },
      { press: 'space', anyOrder: true },
      { press: 'b' },
      { press: 'Return', anyOrder: true },
      { press: 'Return', anyOrder: true },
    ],
  },
  {
    name: 'not-found',
    path: '/no-such-page',
    steps: [
      { press: 'Down', times: 6 },
      { press: 'Tab', times: 2 },
    ],
  },
  {
    name: 'leave-main',
    path: '/no-such-page',
    screen: 'phone',
    steps: [{ press: 'Tab', times: 5 }, { press: 'shift+Tab' }],
  },
  {
    name: 'performance',
    path: '/performance',
    steps: [{ press: 'b' }, { press: 'Return', until: /^Measured again/, anyOrder: true }],
  },
  {
    name: 'indexing',
    path: '/test-indexnow',
    steps: [{ press: 'b' }, { press: 'Return', anyOrder: true }],
  },
  {
    name: 'landmarks',
    path: '/about',
    steps: [
      { press: 'Tab', times: 9 },
      { press: 'Down', times: 3 },
    ],
  },
  {
    name: 'breadcrumb',
    path: '/about',
    steps: [
      { press: 'l' },
      { press: 'Down', times: 3 },
      { press: 'Tab', times: 2 },
      { press: 'shift+m' },
    ],
  },
  {
    name: 'footer',
    path: '/about',
    steps: [
      // A page that scrolls while its lines are read is read as blank: from its end, it stands still.
      { press: 'ctrl+End' },
      { press: 'shift+m', times: 2 },
      { press: 'Down', times: 3 },
    ],
  },
  {
    name: 'faq-close',
    path: '/faq',
    steps: [
      { press: 'b' },
      // Only Tab enters focus mode each time; a press where `b` has led does so or not.
      { press: 'Tab' },
      { press: 'shift+Tab' },
      { press: 'Return' },
      { press: 'Tab' },
      { press: 'shift+Tab' },
      { press: 'Return' },
    ],
  },
  {
    name: 'receipt-keys',
    path: '/#main',
    steps: [
      { press: 'Tab', times: 5 },
      { press: 'Down', anyOrder: true },
    ],
  },
  { name: 'receipt-places', path: '/', places: true, steps: [{ press: 'r', times: 2 }] },
  {
    name: 'site-away',
    path: '/pricing',
    steps: [
      { press: 'b' },
      { press: 'Return', anyOrder: true },
      { type: 'dana@example.com' },
      { site: 'stops' },
      { press: 'Return', anyOrder: true },
      { site: 'starts' },
    ],
  },
  {
    name: 'reference-radio-group',
    path: 'reference/radio-group.html',
    steps: [{ press: 'Tab' }, { press: 'KP_Enter' }, { press: 'Down' }, { press: 'space' }],
  },
  {
    name: 'reference-breadcrumb',
    path: 'reference/breadcrumb.html',
    steps: [{ press: 'Tab', times: 3 }],
  },
];
