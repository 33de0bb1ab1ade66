import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { notFoundPage, pages, siteFile } from './built.ts';

// The words below are the specification's own, so they are written out here and not imported. Only the facts
// about the owner come from site.json.

const partOf = (path: string, selector: string): HTMLElement => {
  const found = pages.find((page) => page.path === path)?.dom.querySelector(selector);
  if (!found) throw new Error(`${path} has no ${selector}.`);
  return found;
};

/** Splits a list at its semicolons. */
const list = (words: string): string[] => words.split(/;\s+/);

/** The words of each element, as they are read. */
const texts = (within: HTMLElement, selector: string): string[] =>
  within.querySelectorAll(selector).map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());

const hrefs = (within: HTMLElement, selector: string): string[] =>
  within.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');

/** The part of a page under a heading. */
function under(path: string, heading: string | RegExp): HTMLElement {
  const main = partOf(path, 'main');
  const isMeant = ({ text }: HTMLElement): boolean =>
    typeof heading === 'string' ? text.trim() === heading : heading.test(text);
  const found = main.querySelectorAll('h1, h2, h3').find(isMeant)?.closest('section, main > *');
  if (!found) throw new Error(`${path} has nothing under ${heading}.`);
  return found;
}

const header = partOf('/', 'header');
const footer = partOf('/', 'footer');

describe('every page', () => {
  test('has five links and the waitlist call in its header', () => {
    const nav = 'nav[aria-label=Main] a';
    expect(texts(header, nav)).toEqual(list('Product; How it works; Pricing; FAQ; Contact us'));
    expect(hrefs(header, nav)).toEqual(list('/product; /how-it-works; /pricing; /faq; /contact'));
    expect(texts(header, 'a').at(-1)).toBe('Join the waitlist');
  });

  test('leads to every part of the site', () => {
    const more = '/; /terms; /privacy; /security; /about; /answers; /demo; /press';
    const links = [...hrefs(header, 'a'), ...hrefs(footer, 'a')];
    expect(links).toEqual(expect.arrayContaining(list(more)));
  });

  test('leads to a professional network and a video channel from its footer', () => {
    expect(hrefs(footer, 'a[target=_blank]')).toEqual([
      expect.stringMatching(/^https:\/\/www\.linkedin\.com\//),
      expect.stringMatching(/^https:\/\/www\.youtube\.com\//),
    ]);
    expect(footer.text).toMatch(/careers: coming soon/i);
  });

  test.each([
    ['/product', 'product'],
    ['/how-it-works', 'how_it_works'],
    ['/demo', 'demo'],
    ['/faq', 'faq'],
    ['/about', 'about'],
    ['/answers', 'answers'],
    ['/answers/meddicc-vs-bant', 'answers'],
  ])('%s calls to the waitlist with the campaign %s', (path, campaign) => {
    const form = partOf(path, 'main').querySelectorAll('form[action="/api/waitlist"]').at(-1);
    expect(form && texts(form, 'button')).toEqual(['Join the waitlist']);
    const sent = form?.querySelectorAll('input[type=hidden]') ?? [];
    expect(sent.map((input) => [input.getAttribute('name'), input.getAttribute('value')])).toEqual([
      ['utm_source', 'site'],
      ['utm_campaign', campaign],
      ['utm_medium', 'cta'],
    ]);
  });
});

describe('home', () => {
  const main = partOf('/', 'main');

  test('has the field in its first and its last section, with a button that reads alike', () => {
    const sections = main.children;
    for (const section of [sections.at(0), sections.at(-1)]) {
      expect(section?.querySelector('input[name=email]')).toBeTruthy();
      expect(section && texts(section, 'button')).toContain('Join the waitlist');
    }
  });

  test('has its chips, the way to the demo, five pains, three results and four answers', () => {
    for (const chip of ['Hyper-personalised', 'Data-driven decisions', '20-minute debriefs'])
      expect(main.text).toContain(chip);
    expect(texts(main, 'a[href="/demo"]').join()).toContain('60-second demo');
    expect(under('/', /^Five hiring problems/).querySelectorAll('li')).toHaveLength(5);
    const results = under('/', 'Proven Results');
    expect(results.querySelectorAll('ul > li')).toHaveLength(3);
    for (const [value, label] of [
      ['35', 'fewer live interviews'],
      ['10', 'to a first draft'],
      ['20', 'to debrief a candidate'],
    ] as const)
      expect(results.text).toMatch(new RegExp(`${value}.*${label}`, 's'));
    const popular = `sales-hiring-blueprint; sales-competency-rubric; what-is-sjt-sales-hiring;
      candidate-heatmap-scoring`;
    expect(hrefs(under('/', 'Popular Answers'), 'h3 a')).toEqual(
      list(popular).map((slug) => `/answers/${slug}`),
    );
  });
});

test('product: five stakeholders with problems and a solution, and five pillars', () => {
  const all = under('/product', 'Built for every stakeholder');
  const names = `Founders and VP Sales; Heads of talent; Hiring managers;
    Finance and operations leads; Candidates`;
  expect(texts(all, 'h3')).toEqual(list(names));
  expect(all.text.match(new RegExp(`With ${site.product}`, 'g'))).toHaveLength(5);
  const pillars = `tailored in minutes; evidence over opinions; coaches interviewers;
    less load, more signal; improves with outcomes`;
  expect(texts(partOf('/product', 'main'), 'ol > li h2')).toEqual(
    list(pillars).map((pillar) => expect.stringMatching(new RegExp(pillar, 'i'))),
  );
});

test('how it works: five numbered steps, four tiles and two ways on', () => {
  const main = partOf('/how-it-works', 'main');
  const steps = `Understand your world; You steer, the system designs; Proof tests;
    Scored with receipts; Decide in 20 minutes`;
  expect(texts(main, 'ol > li h2, ol > li h3')).toEqual(
    list(steps).map((step) => expect.stringContaining(step)),
  );
  expect(
    texts(under('/how-it-works', 'Your deals, your interviewers, your ATS'), 'h3'),
  ).toHaveLength(4);
  expect(texts(main, 'a[href="/demo"]')).toContain('Watch demo');
  const join = '/pricing?utm_source=site&utm_campaign=how_it_works&utm_medium=cta#waitlist';
  expect(texts(main, `a[href="${join}"]`)).toEqual(['Join the waitlist']);
});

test('pricing: the form asks for a work email, and for no more than it must', () => {
  const form = partOf('/pricing', '#waitlist form');
  const field = (name: string) => form.querySelector(`input[name=${name}]`);
  expect(field('email')?.getAttribute('type')).toBe('email');
  expect(field('email')?.hasAttribute('required')).toBe(true);
  for (const name of ['name', 'company']) {
    expect(field(name)).not.toBeNull();
    expect(field(name)?.hasAttribute('required')).toBe(false);
  }
  expect(texts(form, 'button')).toContain('Join waitlist');
});

test.each(['/pricing', '/contact'])('browsers can fill in who writes on %s', (path) => {
  const main = partOf(path, 'main');
  for (const [field, wanted] of [
    ['name', 'name'],
    ['email', 'email'],
    ['company', 'organization'],
  ])
    expect(main.querySelector(`[name=${field}]`)?.getAttribute('autocomplete')).toBe(wanted);
});

test('demo: a breadcrumb, and four placeholders that play nothing', () => {
  const breadcrumb = texts(partOf('/demo', 'nav[aria-label=Breadcrumb]'), 'li');
  expect(breadcrumb).toEqual([expect.stringMatching(/^Home/), 'Demo (current page)']);
  const cards = under('/demo', 'Four things you get, one picture each');
  const names = 'JD to Draft; Bucketing Top 5; Blueprint/PDF; Candidate Flow';
  expect(texts(cards, 'h3')).toEqual(list(names));
  expect(cards.querySelectorAll('video, iframe, button, a')).toEqual([]);
});

test('faq: the eighteen specified topics, in order', () => {
  const shown = texts(partOf('/faq', 'main'), 'h3 > button');
  const topics = list(`^What is ${site.product}; ATS; the way we sell; proof test; scored;
    evidence pack; training; drop out; time-to-hire; predict; fairly; data do you store;
    get started; setup take; tools we use; best for; for candidates; cost`);
  const found = topics.map((topic) =>
    shown.findIndex((question) => new RegExp(topic).test(question)),
  );
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(new Set(found).size).toBe(topics.length);
});

test('contact: the fields, the panels and the quick start', () => {
  const main = partOf('/contact', 'main');
  const required = main
    .querySelectorAll('form[action="/api/contact"] [required]')
    .map((field) => field.getAttribute('name'));
  expect(required).toEqual(['name', 'email', 'message']);
  expect(main.querySelector('input[name=company]')).not.toBeNull();
  // Screen readers announce that the field is required; the visible word is hidden from them.
  const label = main.querySelector(`label[for="${main.querySelector('[name=name]')?.id}"]`);
  expect(label?.text).toBe('Name (required)');
  expect(label?.querySelector('[aria-hidden=true]')?.text).toBe('(required)');
  expect(texts(main, 'label')).toContain('Company (optional)');
  expect(main.querySelector('textarea[name=message]')?.getAttribute('rows')).toBe('6');
  for (const text of [site.product, site.place, site.email, 'Quick start'])
    expect(main.text).toContain(text);
  const start = main.querySelector('a[target=_blank]');
  expect(start?.text).toMatch(/^Generate my blueprint/);
  expect(start?.getAttribute('href')).toMatch(/^https:\/\/app\./);
});

test('about: the facts, three differences, four principles and the ways to reach us', () => {
  expect(under('/about', 'The company').text).toContain('Founded');
  const main = partOf('/about', 'main');
  const names = `Evidence-based; Fair and inclusive; Speed plus quality; People decide;
    Show the source; Respect candidates’ time; Claim what we can show`;
  expect(texts(main, 'h3').slice(0, 7)).toEqual(list(names));
  expect(texts(main, 'a[href="/contact?type=fit-check"]')).toContain('Book a 15-min fit check');
  expect(main.querySelector('a[href^="https://www.linkedin.com/"]')).not.toBeNull();
  expect(main.querySelector('a[href^="mailto:"]')).not.toBeNull();
});

test('the hub begins with the ten specified articles, and its search is still to come', () => {
  const main = partOf('/answers', 'main');
  const search = main.querySelector('input[type=search]');
  expect(search?.hasAttribute('disabled'), 'the keyboard skips it').toBe(true);
  const badge = main.querySelector(`[id="${search?.getAttribute('aria-describedby')}"]`);
  expect(badge?.text).toBe('Coming soon');
  const { answers } = JSON.parse(siteFile('answers.json')) as { readonly answers: unknown[] };
  expect(hrefs(main, 'h2 > a')).toHaveLength(answers.length);
  expect(main.text.match(/\+\d+ more/g)).toHaveLength(answers.length);
  const first = `sales-competency-rubric; what-is-sjt-sales-hiring; sales-roleplay-interview-scoring;
    meddicc-vs-bant; sales-hiring-blueprint; ai-jd-parser-for-sales; top-5-sales-competencies;
    saas-ae-interview-process; candidate-heatmap-scoring; anti-cheat-online-interviews`;
  expect(hrefs(main, 'h2 > a').slice(0, 10)).toEqual(list(first).map((slug) => `/answers/${slug}`));
});

test.each(hrefs(partOf('/answers', 'main'), 'h2 > a'))(
  '%s names its links as specified, has three related articles, and leads home',
  (path) => {
    const names: Record<string, string> = {
      '/product': 'Our Product',
      '/how-it-works': 'How It Works',
      '/pricing': 'Pricing',
      '/demo': 'Demo',
    };
    const main = partOf(path, 'main');
    const heading = main.querySelectorAll('h2, h3').find(({ text }) => text === 'Learn More');
    const links = heading?.nextElementSibling?.querySelectorAll('a') ?? [];
    expect(links).not.toEqual([]);
    for (const link of links) {
      const name = names[link.getAttribute('href') ?? ''];
      expect(link.text).toMatch(name === undefined ? /^[A-Z]/ : new RegExp(`^${name}$`));
    }
    expect(texts(under(path, 'Related Answers'), 'h3')).toHaveLength(3);
    expect(texts(main, 'a[href="/"]')).toContain('Back to Home');
  },
);

test.each([
  [
    '/terms',
    `September 19, 2025; greater of USD 500; in the prior 3 months; 18 or older;
      State of ${site.state}; 7 days; no credit card now`,
  ],
  [
    '/privacy',
    `September 19, 2025; 24 months after creation; within 30 days; within 72 hours;
      Children under 16 are not knowingly served; AES-256`,
  ],
  [
    '/security',
    `AES-256; Encryption; Access controls; Data minimization; Deletion policy;
      AI language provider; PDF renderer; Conversational AI provider;
      24 months after creation; Within 30 days; Within 72 hours`,
  ],
])('%s names its dates and limits', (path, words) => {
  const main = partOf(path, 'main');
  for (const text of list(words)) expect(main.text).toContain(text);
  expect(main.querySelector('a[href="/contact"]')).not.toBeNull();
});

test('press: five brand colors in hex and RGB, the contact and the facts', () => {
  const values = `#3a4989; rgb(58, 73, 137); #00cfc8; rgb(0, 207, 200); #e3fdfd;
    rgb(227, 253, 253); #1a1a1a; rgb(26, 26, 26); #6b7280; rgb(107, 114, 128)`;
  expect(texts(under('/press', 'Colors'), 'button')).toEqual(
    list(values).map((value) => expect.stringContaining(value)),
  );
  const main = partOf('/press', 'main');
  expect(texts(main, 'a[href^="mailto:"]')).toContain('Write to the media contact');
  for (const fact of [site.founded, site.place]) expect(main.text).toContain(fact);
});

test('brand assets: five categories with path and description, and three colors', () => {
  for (const name of ['Email', 'Header', 'Symbol', 'Favicon', 'Social image']) {
    const assets = under('/brand-assets', name).querySelectorAll('li');
    expect(assets.length, name).toBeGreaterThan(0);
    for (const asset of assets) {
      expect(texts(asset, 'a')).toEqual([expect.stringMatching(/^\/[\w/@.-]+$/)]);
      expect(asset.querySelector('p')?.text).not.toBe('');
      expect(texts(asset, 'button').join()).toMatch(/^Copy URL/);
    }
  }
  const colors = texts(under('/brand-assets', 'Three brand colors'), 'h3');
  expect(colors).toEqual(list('Navy; Teal; Mint'));
});

test('performance: the four targets, a refresh button and the list of what was done', () => {
  const measured = under('/performance', 'In your browser');
  for (const target of ['under 200 ms', '1.8 s', '2.5 s', '0.1'])
    expect(measured.text).toContain(`Target: ${target}`);
  expect(texts(measured, 'button')).toContain('Refresh');
  expect(
    texts(under('/performance', 'Twelve things that keep the pages fast'), 'h3').length,
  ).toBeGreaterThan(5);
});

test('an address that nothing stands at is told so in the specified words', () => {
  const main = notFoundPage.dom.querySelector('main');
  expect(main?.text).toContain('404');
  expect(main?.text).toContain('Oops! Page not found');
  expect(main && texts(main, 'a[href="/"]')).toContain('Return to Home');
});
