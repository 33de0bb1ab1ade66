import type { Journey, Step } from './journey.ts';

/** Steps for a line of keys: `Tab*3` is pressed three times; phrases after `Return~` come in any order. */
const keys = (line: string): Step[] =>
  line.split(' ').map((word) => {
    const [, press = '', anyOrder, times = 1] = /^(.+?)(~)?(?:\*(\d+))?$/.exec(word) ?? [];
    return { press, times: Number(times), ...(anyOrder && { anyOrder: true }) };
  });

/** The journeys of screen reader users on the site; each has its own transcript. */
export const journeys: readonly Journey[] = [
  { name: 'skip-link', path: '/', steps: keys('Tab Return Down*3') },
  { name: 'home', path: '/', steps: keys('h*8') },
  // `KP_Add` makes Orca read the whole page from top to bottom.
  { name: 'say-all-home', path: '/', steps: keys('KP_Add') },
  { name: 'say-all-pricing', path: '/pricing', steps: keys('KP_Add') },
  {
    name: 'home-to-joined',
    path: '/',
    steps: [...keys('Tab Return Tab'), { type: 'dana@example.com' }, ...keys('Return~')],
  },
  {
    name: 'home-tour',
    path: '/',
    motion: true,
    steps: [
      ...keys('b*2'),
      { press: 'Return', until: /Scene 1 of 6/, anyOrder: true },
      ...keys('Return~'),
    ],
  },
  {
    name: 'article-to-source',
    path: '/answers/meddicc-vs-bant',
    steps: keys('h*12 k'),
  },
  {
    name: 'read-sample',
    path: '/read',
    steps: [
      ...keys('b*2'),
      { press: 'Return', until: /In your text/, anyOrder: true },
      // Presses the first mark, then reads what follows it.
      ...keys('b*3 Return~ Down*2 x space~ x h*4'),
    ],
  },
  {
    name: 'faq-to-answer',
    path: '/faq',
    steps: keys('b Return Down'),
  },
  { name: 'change-of-page', path: '/', steps: keys('Tab*5 Return Down*2') },
  {
    name: 'join',
    path: '/pricing',
    steps: [...keys('b Return~'), { type: 'dana@example.com' }, ...keys('Return~ Down*2')],
  },
  {
    name: 'refused-again',
    path: '/pricing',
    steps: [...keys('b Return~'), { type: 'dana' }, ...keys('Return~*3')],
  },
  // Goes back by Ctrl+Home and `b`, because Orca may enter focus mode after Shift and a letter.
  { name: 'faq', path: '/faq', steps: keys('b Return Down*2 b Return ctrl+Home b') },
  {
    name: 'menu',
    path: '/',
    screen: 'phone',
    steps: keys('b Return~ Tab*2 Escape~ Return~ Tab*2 Return~'),
  },
  { name: 'menu-heading', path: '/', screen: 'phone', steps: keys('b Return~ h') },
  { name: 'contact-errors', path: '/contact', steps: keys('b Return~ Tab Return~') },
  { name: 'copy', path: '/press', steps: keys('b Return~') },
  { name: 'answers', path: '/answers', steps: keys('h*4 e') },
  { name: 'article-table', path: '/answers/meddicc-vs-bant', steps: keys('h*3 t Down*6') },
  { name: 'receipt', path: '/', steps: keys('t r*2 space~ KP_Enter Down*12') },
  { name: 'evidence-pack', path: '/product', steps: keys('h Down*16') },
  { name: 'heatmap', path: '/product', steps: keys('t Down*6') },
  {
    name: 'tour',
    path: '/demo-embed',
    motion: true,
    steps: [
      ...keys('b'),
      { press: 'Return', until: /Scene 2 of 6/, anyOrder: true },
      ...keys('Return~ Tab Return*2 Tab Return'),
    ],
  },
  { name: 'score', path: '/score', steps: keys('h*2 r*3 space~ b Return~ Return~ r b') },
  { name: 'not-found', path: '/no-such-page', steps: keys('Down*6 Tab*2') },
  { name: 'leave-main', path: '/no-such-page', screen: 'phone', steps: keys('Tab*5 shift+Tab') },
  {
    name: 'performance',
    path: '/performance',
    steps: [...keys('b'), { press: 'Return', until: /^Measured again/, anyOrder: true }],
  },
  { name: 'indexing', path: '/test-indexnow', steps: keys('b Return~') },
  { name: 'landmarks', path: '/about', steps: keys('Tab*9 Down*3') },
  { name: 'breadcrumb', path: '/about', steps: keys('l Down*3 Tab shift+m') },
  // Starts at the end of the page, where nothing scrolls: Orca reads lines as blank while a page scrolls.
  { name: 'footer', path: '/about', steps: keys('ctrl+End shift+m*2 Down*3') },
  // Presses Tab first, which always enters focus mode; a press directly after `b` does so only sometimes.
  { name: 'faq-close', path: '/faq', steps: keys('b Tab shift+Tab Return Tab shift+Tab Return') },
  { name: 'receipt-keys', path: '/#main', steps: keys('Tab*6 space~ shift+Tab Tab') },
  {
    name: 'site-away',
    path: '/pricing',
    steps: [
      ...keys('b Return~'),
      { type: 'dana@example.com' },
      { site: 'stops' },
      ...keys('Return~'),
      { site: 'starts' },
    ],
  },
];
