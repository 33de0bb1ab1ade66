import { slowSite } from '../support/slowSite.ts';
import { clickOn, fill, open, openHydrated, setWidth, until, untilFocused } from './steps.ts';
import { expect, test } from './test.ts';

const signups = 'select utm_source from signups where email = ?';
const form = 'main form:has([name="company"])';
const email = `${form} [name="email"]`;
const join = `${form} button[type="submit"]`;

/** Whether the signup is confirmed: in place of the form, or on the page for browsers without scripts. */
const isOnList = (): boolean =>
  [...document.querySelectorAll('h1, h2, h3')].some(
    ({ textContent }) => textContent === "You're on the list!",
  );

test.beforeEach(({ engineWindow }) => setWidth(engineWindow, 1280));

test('a press before the application has come is stored, once', async ({
  engine,
  engineWindow,
  site,
}) => {
  const slow = await slowSite(site.url, 'application');
  await open(engineWindow, `${slow.url}/pricing?utm_source=early`);
  await fill(engineWindow, email, `early@${engine}.example.com`);
  await clickOn(engineWindow, join);
  expect(site.rows(signups, `early@${engine}.example.com`)).toEqual([]);
  slow.release();
  await until(engineWindow, isOnList);
  slow.stop();
  expect(site.rows(signups, `early@${engine}.example.com`)).toEqual([{ utm_source: 'early' }]);
});

test('a signup that is cut off is told of, and confirmed in its place when it is sent again', async ({
  engine,
  engineWindow,
  site,
}) => {
  await openHydrated(engineWindow, `${site.url}/pricing`);
  await fill(engineWindow, email, `again@${engine}.example.com`);
  await site.stop();
  await clickOn(engineWindow, join);
  await until(engineWindow, () =>
    [...document.querySelectorAll('[role="alert"]')].some(({ textContent }) =>
      textContent.includes('please try again in a minute'),
    ),
  );
  await site.restart();
  await clickOn(engineWindow, join);
  await until(engineWindow, isOnList);
  expect(await engineWindow.run(() => location.pathname, null)).toBe('/pricing');
  expect(site.rows(signups, `again@${engine}.example.com`)).toHaveLength(1);
});

test('mistakes in a message are listed, and each line leads to its field', async ({
  engineWindow,
  site,
}) => {
  await openHydrated(engineWindow, `${site.url}/contact`);
  await fill(engineWindow, 'main form [name="email"]', 'not an address');
  await clickOn(engineWindow, 'main form button[type="submit"]');
  await untilFocused(engineWindow, '3 fields need another look:');
  await clickOn(engineWindow, 'main form li:last-child a');
  await untilFocused(engineWindow, 'message');
  expect(site.rows('select id from messages')).toEqual([]);
});

test('the menu takes the focus, and Escape gives it back', async ({ engineWindow, site }) => {
  await setWidth(engineWindow, 402);
  await openHydrated(engineWindow, `${site.url}/`);
  await clickOn(engineWindow, 'header button');
  await until(
    engineWindow,
    () => document.activeElement?.closest('dialog, [role="dialog"]') instanceof Element,
  );
  await engineWindow.press('Escape');
  await until(
    engineWindow,
    () =>
      document.querySelector('dialog[open], [role="dialog"]') === null &&
      document.activeElement?.closest('header') instanceof Element,
  );
});

test('the questions are opened and walked through by keys', async ({ engineWindow, site }) => {
  await openHydrated(engineWindow, `${site.url}/faq`);
  const areOpen = (wanted: string): boolean =>
    [...document.querySelectorAll('main h3 button')]
      .slice(0, 2)
      .map((button) => button.getAttribute('aria-expanded'))
      .join() === wanted;
  await engineWindow.run(
    (question) => document.querySelector<HTMLElement>(question)!.focus(),
    'main h3 button',
  );
  await engineWindow.press('Enter');
  await until(engineWindow, areOpen, 'true,false');
  await engineWindow.press('ArrowDown');
  await engineWindow.press(' ');
  await until(engineWindow, areOpen, 'false,true');
});

test('a chosen theme is kept on the next page and Back', async ({ engineWindow, site }) => {
  await openHydrated(engineWindow, `${site.url}/`);
  const isDark = (): boolean =>
    getComputedStyle(document.documentElement).colorScheme === 'dark' &&
    getComputedStyle(document.body).backgroundColor !== 'rgb(255, 255, 255)';
  await clickOn(engineWindow, 'footer [role="radiogroup"] label:nth-child(3)');
  await until(engineWindow, isDark);
  await clickOn(engineWindow, 'footer a[href="/glossary"]');
  await until(engineWindow, () => document.activeElement === document.querySelector('h1'));
  await engineWindow.run(() => history.back(), null);
  await until(engineWindow, () => location.pathname === '/' && document.title.length > 0);
  await until(engineWindow, isDark);
  // A new document, not a client-side navigation.
  await open(engineWindow, `${site.url}/glossary`);
  await until(engineWindow, isDark);
  await engineWindow.run(() => localStorage.clear(), null);
});

test('each figure of this visit is measured, or said not to be', async ({ engineWindow, site }) => {
  // Firefox measures the first visit only.
  for (const visit of ['first', 'second']) {
    await open(engineWindow, `${site.url}/performance?${visit}`);
    await engineWindow.click(5, 5);
    await until(
      engineWindow,
      () =>
        /Within target|Over target|not measured/.test(document.body.innerText) &&
        !document.body.innerText.includes('not yet'),
    );
  }
});
