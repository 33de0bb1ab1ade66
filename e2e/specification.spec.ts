import type { Page } from 'playwright/test';
import { openHydrated, paths } from './support/pages.ts';
import { expect, test } from './support/sweep.ts';

// The words below are the specification's own, so they are written out here and not imported.

const waitlist = (campaign: string) =>
  `/pricing?utm_source=site&utm_campaign=${campaign}&utm_medium=cta#waitlist`;

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const headings = (page: Page, level: 2 | 3) =>
  page.getByRole('main').getByRole('heading', { level }).allTextContents();

test('the header holds its five links and the waitlist call, from the md breakpoint on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/');
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText([
    'Product',
    'How it works',
    'Pricing',
    'FAQ',
    'Contact us',
  ]);
  expect(await hrefs(page, 'header nav[aria-label=Main] a')).toEqual([
    '/product',
    '/how-it-works',
    '/pricing',
    '/faq',
    '/contact',
  ]);
  await expect(page.getByRole('banner').getByRole('link').last()).toHaveText('Join the waitlist');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(main).toBeHidden();
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact us' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the footer leads to thirteen pages, a professional network and a video channel', async ({
  page,
}) => {
  await page.goto('/');
  expect(await hrefs(page, 'footer nav a')).toEqual(
    expect.arrayContaining([
      '/',
      '/product',
      '/how-it-works',
      '/pricing',
      '/faq',
      '/contact',
      '/terms',
      '/privacy',
      '/security',
      '/about',
      '/answers',
      '/demo',
      '/press',
    ]),
  );
  expect(await hrefs(page, 'footer a[target=_blank]')).toEqual([
    expect.stringMatching(/^https:\/\/www\.linkedin\.com\//),
    expect.stringMatching(/^https:\/\/www\.youtube\.com\//),
  ]);
  await expect(page.getByRole('contentinfo')).toContainText(/careers: coming soon/i);
});

test('every route change arrives at the top', async ({ page }) => {
  await openHydrated(page, '/');
  const links = await hrefs(page, 'footer nav a');
  for (const path of [...links.filter((link) => link !== '/'), '/']) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(() => window.scrollY), `down on the way to ${path}`).toBeGreaterThan(
      100,
    );
    await page.locator(`footer nav a[href="${path}"]`).click();
    await expect(page).toHaveURL(path ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY), `${path} starts at its top`).toBe(0);
  }
});

test('no page sets a cookie, keeps anything in the browser or asks another host', async ({
  page,
  context,
  site,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site.url) elsewhere.push(request.url());
  });
  for (const path of paths) {
    await openHydrated(page, path);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length), path).toBe(0);
  }
  expect(await context.cookies()).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('every waitlist call of a page reads "Join the waitlist" and names its campaign', async ({
  page,
}) => {
  for (const [path, campaign] of [
    ['/product', 'product'],
    ['/how-it-works', 'how_it_works'],
    ['/demo', 'demo'],
    ['/faq', 'faq'],
    ['/about', 'about'],
    ['/answers', 'answers'],
    ['/answers/meddicc-vs-bant', 'answers'],
  ] as const) {
    await page.goto(path);
    const call = page
      .getByRole('main')
      .locator(`a[href="${waitlist(campaign)}"]`)
      .last();
    await expect(call, path).toHaveText('Join the waitlist');
  }
});

test('home has the field itself in its first and its last section, with a button that reads alike', async ({
  page,
}) => {
  await page.goto('/');
  const sections = page.locator('main > *');
  for (const section of [sections.first(), sections.last()]) {
    await expect(section.getByRole('textbox', { name: /^Work email/ })).toBeVisible();
    await expect(section.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
  }
});

test('home: chips, the way to the demo, five pains, three results, four answers, the call', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const chip of ['Hyper-personalised', 'Data-driven decisions', '20-minute debriefs'])
    await expect(main.getByText(chip, { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /60-second demo/ })).toHaveAttribute('href', '/demo');
  const pains = page.getByRole('region', { name: /^Five hiring problems/ });
  await expect(pains.locator('li')).toHaveCount(5);
  const results = page.getByRole('region', { name: 'Proven Results' });
  await expect(results.getByRole('listitem')).toHaveCount(3);
  const answers = page.getByRole('region', { name: 'Popular Answers' });
  await expect(answers.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(main.locator('section').last()).toContainText('Join the waitlist');
});

test('the counters stand at zero until half of them is seen, and count once', async ({ page }) => {
  await openHydrated(page, '/');
  const results = page.getByRole('region', { name: 'Proven Results' });
  const counter = results.getByRole('listitem').first();
  const digits = counter.locator('[aria-hidden="true"]');
  const showShare = (share: number) =>
    counter.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
    }, share);
  await showShare(0.3);
  await expect(digits).toHaveText('0%');
  await showShare(0.6);
  await expect(digits).toHaveText('35%');
  await showShare(-1);
  await showShare(0.3);
  await expect(digits).toHaveText('35%');
});

test('the demo says that it loads until its frame has loaded', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/demo-embed', async (route) => {
    await held;
    await route.continue();
  });
  await openHydrated(page, '/');
  await page.getByRole('button', { name: /Play the 60-second tour/ }).click();
  const loading = page.getByRole('main').getByText('Loading the tour...');
  await expect(loading).toBeVisible();
  release();
  await expect(loading).toBeHidden();
});

test('product: five stakeholders with problems and a solution, and five pillars', async ({
  page,
}) => {
  await page.goto('/product');
  const all = page.getByRole('region', { name: 'Built for every stakeholder' });
  for (const audience of [
    'Founders and VP Sales',
    'Heads of talent',
    'Hiring managers',
    'Finance and operations leads',
    'Candidates',
  ]) {
    await all.getByRole('radio', { name: audience }).check();
    await expect(all.getByRole('heading', { level: 3 })).toHaveText(audience);
    await expect(all.getByRole('listitem').first()).toBeVisible();
    await expect(all.getByText(/^With Rampwright$/).filter({ visible: true })).toHaveCount(1);
  }
  expect(await headings(page, 2)).toEqual(
    expect.arrayContaining([
      'Tailored in minutes',
      'Evidence over opinions',
      'Coaches interviewers',
      'Less load, more signal',
      'Improves with outcomes',
    ]),
  );
});

test('how it works: five numbered steps, four tiles and two ways on', async ({ page }) => {
  await page.goto('/how-it-works');
  const steps = page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.locator('h2, h3') });
  await expect(steps.getByRole('heading')).toHaveText([
    /Understand your world/,
    /You steer, the system designs/,
    /Proof tests/,
    /Scored with receipts/,
    /Decide in 20 minutes/,
  ]);
  const tiles = page.getByRole('region', { name: 'Built from your deals' });
  await expect(tiles.getByRole('heading', { level: 3 })).toHaveCount(4);
  const watch = page.getByRole('main').getByRole('link', { name: 'Watch demo' });
  await expect(watch).toHaveAttribute('href', '/demo');
});

test('the waitlist form sends six texts, empty where there is none, and shows "Joining..."', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/waitlist', async (route) => {
    await held;
    await route.continue();
  });
  await openHydrated(page, '/pricing');
  await expect(page.getByRole('main').locator('#waitlist form')).toBeVisible();
  const email = page.getByRole('textbox', { name: /^Work email/ });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required');
  for (const name of [/^Full name/, /^Company/])
    await expect(page.getByRole('textbox', { name })).not.toHaveAttribute('required');
  await email.fill('payload@example.com');
  const asked = page.waitForRequest('**/api/waitlist');
  await page.getByRole('button', { name: 'Join waitlist', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Joining...', exact: true })).toBeDisabled();
  expect((await asked).postDataJSON()).toEqual({
    email: 'payload@example.com',
    name: '',
    company: '',
    utm_source: '',
    utm_campaign: '',
    utm_medium: '',
  });
  release();
  await expect(page.getByText("You're on the list!", { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    "We'll notify you as soon as the 7-day free trial is available.",
  );
});

test('demo: a breadcrumb, and four placeholders that play nothing', async ({ page }) => {
  await page.goto('/demo');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Demo (current page)']);
  const cards = page.getByRole('region', { name: 'Four parts, one picture each' });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'JD to Draft',
    'Bucketing Top 5',
    'Blueprint/PDF',
    'Candidate Flow',
  ]);
  await expect(cards.locator('video, iframe, button, a')).toHaveCount(0);
});

test('faq: the eighteen specified topics, in order', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.getByRole('main').locator('h3 > button');
  await expect(questions.first()).toBeVisible();
  const shown = await questions.allTextContents();
  const topics = [
    /^What is Rampwright/,
    /ATS/,
    /the way we sell/,
    /proof test/,
    /scored/,
    /evidence pack/,
    /training/,
    /drop out/,
    /time-to-hire/,
    /predict/,
    /fairly/,
    /data do you store/,
    /get started/,
    /setup take/,
    /tools we use/,
    /best for/,
    /for candidates/,
    /cost/,
  ];
  const found = topics.map((topic) => shown.findIndex((question) => topic.test(question)));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(new Set(found).size).toBe(topics.length);
});

test('contact: the fields, the panels and the quick start', async ({ page }) => {
  await page.goto('/contact');
  const required = (name: RegExp) => page.getByRole('textbox', { name }).getAttribute('required');
  expect(await Promise.all([/^Name/, /^Email/, /^Message/].map(required))).toEqual(['', '', '']);
  expect(await required(/^Company/)).toBeNull();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveAttribute('rows', '6');
  const main = page.getByRole('main');
  for (const text of ['Rampwright', 'New York, USA', 'hello@rampwright.example', 'Quick start'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  const start = main.getByRole('link', { name: 'Generate my blueprint' });
  await expect(start).toHaveAttribute('target', '_blank');
});

test('about: the facts, three differences, four principles and the ways to reach us', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'The company' })).toContainText('Founded');
  expect((await headings(page, 3)).slice(0, 7)).toEqual([
    'Evidence-based',
    'Fair and inclusive',
    'Speed plus quality',
    'People decide',
    'Show the source',
    'Respect candidates’ time',
    'Claim what we can show',
  ]);
  const main = page.getByRole('main');
  const fitCheck = main.getByRole('link', { name: 'Book a 15-min fit check' });
  await expect(fitCheck).toHaveAttribute('href', '/contact?type=fit-check');
  await expect(main.locator('a[href^="https://www.linkedin.com/"]')).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
});

test('the hub and the article carry their fixed words, and links are named as specified', async ({
  page,
}) => {
  await page.goto('/answers');
  await expect(page.getByRole('main').getByText('Coming soon', { exact: true })).toBeVisible();
  const slugs = (await hrefs(page, 'main h2 > a')).map((href) => href?.split('/').at(-1));
  expect(slugs.slice(0, 10)).toEqual([
    'sales-competency-rubric',
    'what-is-sjt-sales-hiring',
    'sales-roleplay-interview-scoring',
    'meddicc-vs-bant',
    'sales-hiring-blueprint',
    'ai-jd-parser-for-sales',
    'top-5-sales-competencies',
    'saas-ae-interview-process',
    'candidate-heatmap-scoring',
    'anti-cheat-online-interviews',
  ]);
  const names: Record<string, string> = {
    '/product': 'Our Product',
    '/how-it-works': 'How It Works',
    '/pricing': 'Pricing',
    '/demo': 'Demo',
  };
  for (const slug of slugs) {
    await page.goto(`/answers/${slug}`);
    const list = page.getByRole('heading', { name: 'Learn More', exact: true }).locator('+ ul');
    for (const link of await list.getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      if (href in names) await expect(link).toHaveText(names[href] ?? '');
      else await expect(link).toHaveText(/^[A-Z]/);
    }
    const related = page.getByRole('region', { name: 'Related Answers' });
    await expect(related.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Back to Home', exact: true })).toBeVisible();
  }
});

test('terms, privacy and security name their dates and limits', async ({ page }) => {
  const limits = {
    '/terms': [
      'September 19, 2025',
      'greater of USD 500',
      'in the prior 3 months',
      '18 or older',
      'State of New York',
      '7 days',
      'no credit card now',
    ],
    '/privacy': [
      'September 19, 2025',
      '24 months after creation',
      'within 30 days',
      'within 72 hours',
      'Children under 16 are not knowingly served',
      'AES-256',
    ],
    '/security': [
      'AES-256',
      'Encryption',
      'Access controls',
      'Data minimization',
      'Deletion policy',
      'AI language provider',
      'PDF renderer',
      'Conversational AI provider',
      '24 months after creation',
      'Within 30 days',
      'Within 72 hours',
    ],
  };
  for (const [path, texts] of Object.entries(limits)) {
    await page.goto(path);
    for (const text of texts) await expect(page.getByRole('main'), path).toContainText(text);
  }
  await expect(page.getByRole('main').locator('a[href="/contact"]')).toBeVisible();
});

test('press: five brand colors in hex and RGB, the headshot, the contact and the facts', async ({
  page,
}) => {
  await page.goto('/press');
  const main = page.getByRole('main');
  const values = main.getByRole('region', { name: 'Five brand colors' }).getByRole('button');
  await expect(values).toHaveText([
    /^#3a4989/,
    /^rgb\(58, 73, 137\)/,
    /^#00cfc8/,
    /^rgb\(0, 207, 200\)/,
    /^#e3fdfd/,
    /^rgb\(227, 253, 253\)/,
    /^#1a1a1a/,
    /^rgb\(26, 26, 26\)/,
    /^#6b7280/,
    /^rgb\(107, 114, 128\)/,
  ]);
  await expect(main.locator('a[download][href*="headshot"]')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Write to the media contact' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  for (const fact of ['2025', 'New York, USA'])
    await expect(main.getByText(fact, { exact: true })).toBeVisible();
});

test('brand assets: five categories with path and description, and three colors', async ({
  page,
}) => {
  await page.goto('/brand-assets');
  const main = page.getByRole('main');
  for (const name of ['Email', 'Header', 'Symbol', 'Favicon', 'Social image']) {
    const assets = main.getByRole('list', { name, exact: true }).getByRole('listitem');
    expect(await assets.count(), name).toBeGreaterThan(0);
    for (const asset of await assets.all()) {
      await expect(asset.getByRole('link')).toHaveText(/^\/[\w/@.-]+$/);
      await expect(asset.locator('p').first()).not.toBeEmpty();
      await expect(asset.getByRole('button', { name: /^Copy URL/ })).toBeVisible();
    }
  }
  const colors = main.getByRole('region', { name: 'Three brand colors' });
  await expect(colors.getByRole('heading', { level: 3 })).toHaveText(['Navy', 'Teal', 'Mint']);
});

test('performance: the four targets, a refresh button and the list of what was done', async ({
  page,
}) => {
  await page.goto('/performance');
  const measured = page.getByRole('region', { name: 'In your browser' });
  for (const target of ['under 200 ms', '1.8 s', '2.5 s', '0.1'])
    await expect(measured.getByText(`Target: ${target}`, { exact: true })).toBeVisible();
  await expect(measured.getByRole('button', { name: 'Refresh' })).toBeVisible();
  const done = page.getByRole('region', { name: 'What was done' });
  expect(await done.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(5);
});

test.describe('an address that nothing stands at', () => {
  test.use({ expectedMessages: [/status of 404/] });

  for (const path of ['/nowhere', '/answers/no-such-article', '/answers/meddicc-vs-bant/more'])
    test(`${path} shows the 404 page in its own words`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByText('404', { exact: true })).toBeVisible();
      await expect(main.getByText('Oops! Page not found', { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Return to Home', exact: true })).toHaveAttribute(
        'href',
        '/',
      );
    });
});

test.describe('a page whose code cannot be had', () => {
  test.use({ expectedMessages: [/ERR_FAILED|dynamically imported module/] });

  test('shows the error page between header and footer, and leads home', async ({ page }) => {
    await page.route('**/assets/Pricing-*.js', (route) => route.abort());
    await openHydrated(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    const error = page.getByRole('heading', { name: 'Unexpected Application Error!', exact: true });
    await expect(error).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sales job description/i);
  });
});

test.describe('when the indexing report cannot be had', () => {
  test.use({ expectedMessages: [/status of 503/] });

  test('the report says so in the specified words', async ({ page }) => {
    await page.route('**/api/indexnow', (route) => route.fulfill({ status: 503 }));
    await page.goto('/test-indexnow');
    await expect(
      page.getByText('IndexNow submission failed with status 503', { exact: true }),
    ).toBeVisible();
  });
});
