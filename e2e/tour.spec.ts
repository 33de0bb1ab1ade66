import { openHydrated, openStill } from './support/pages.ts';
import { recordAnnouncements, takeAnnouncements } from './support/recorder.ts';
import { expect, test } from './support/server.ts';

const playTour = { name: 'Play the 60-second tour' } as const;

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
])
  test(`at ${width} by ${height} the tour costs nothing until it is wanted, then plays in view with the focus on its pause`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/DemoEmbed/.test(request.url())) fetched.push(request.url());
    });
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/');
    expect(fetched).toEqual([]);
    await page.getByRole('button', playTour).click();
    const pause = page.getByRole('button', { name: 'Pause' });
    await expect(pause).toBeFocused();
    await expect(pause).toBeInViewport({ ratio: 0.999 });
    const title = page.getByRole('heading', { level: 4, name: 'The job' });
    await expect(title).toBeInViewport({ ratio: 0.999 });
    const header = await page.getByRole('banner').boundingBox();
    expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(
      (header?.y ?? 0) + (header?.height ?? 0),
    );
    await pause.click();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  });

test('the first scene is there with the first words, and a later one settles', async ({ page }) => {
  await page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(globalThis, { started });
    addEventListener('animationstart', ({ target }) => {
      started.push((target as Element).closest('[data-state]')?.id ?? '');
    });
  });
  await openHydrated(page, '/demo-embed');
  const started = () =>
    page.evaluate(() => (globalThis as unknown as { started: string[] }).started);
  expect(await started()).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(started).toContain('competencies');
});

test('the file fills in by the clock, stays as it is while paused, and ends with the form @altered', async ({
  page,
}) => {
  await openStill(page, '/demo-embed');
  const named = (name: string) =>
    page
      .locator('#competencies [data-moves^="name-"]')
      .filter({ has: page.getByText(name, { exact: true }) });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(named('Forecast honesty')).toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(1500);
  await expect(named('Discovery depth')).toHaveCSS('opacity', '1');
  await expect(named('Forecast honesty')).toHaveCSS('opacity', '0');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(30_000);
  await expect(named('Forecast honesty')).toHaveCSS('opacity', '0');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(6000);
  await expect(named('Forecast honesty')).toHaveCSS('opacity', '1');
  await page.clock.runFor(3000);
  await expect(page.getByRole('heading', { level: 2, name: 'Proof test' })).toBeVisible();

  await page.clock.runFor(40_000);
  await expect(page.getByRole('textbox', { name: /^Work email/ })).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The job' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Work email/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a scene is gone before it can be read through the next one, and the file is never empty', async ({
  page,
}) => {
  // Pauses the animations of a transition at 150 ms after its start.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = 150;
        }
        document.documentElement.dataset['halted'] = '';
        return undefined;
      }, console.error);
      return transition;
    };
  });
  await openStill(page, '/demo-embed');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(10_500);
  await expect(page.locator('[data-halted]')).toHaveCount(1);
  const opacity = (of: string) =>
    page.evaluate((pseudo) => getComputedStyle(document.documentElement, pseudo).opacity, of);
  expect(await opacity('::view-transition-old(tour-page)')).toBe('0');
  expect(await opacity('::view-transition-old(tour-caption)')).toBe('0');
  await expect(page.locator('#competencies [data-moves="page"]')).toHaveCSS('opacity', '1');
});

test('what a press changes is announced once: the scene, the pause, the beginning and the end @altered', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await openStill(page, '/demo-embed');
  await takeAnnouncements(page);
  const heard: string[] = [];
  const expected: string[] = [];
  const press = async (name: string, answer: string): Promise<void> => {
    expected.push(`status: ${answer}`);
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(async () => {
      heard.push(...(await takeAnnouncements(page)).filter((line) => line.startsWith('status: ')));
      expect(heard).toEqual(expected);
    }).toPass({ timeout: 120_000 });
  };
  const over = 'The tour is over. You can join the waitlist or play it again.';
  await press('Play', 'Scene 1 of 6. The job. It starts with your job description.');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await press('Pause', 'Paused.');
  await press('Previous', 'This is the first scene.');
  await press(
    'Next',
    'Scene 2 of 6. Five competencies. AI drafts five competencies. You rename one.',
  );
  await press('Next', 'Scene 3 of 6. Proof test. Multiple choice, scored by a key.');
  await press('Next', 'Scene 4 of 6. Interview. The interviewer types what was said.');
  await press('Next', 'Scene 5 of 6. Scores. Behind each score: an answer or a note.');
  await press('Next', 'Scene 6 of 6. Decision. The hiring manager decides.');
  await press('Next', over);
  await press('Next', over);
  await press('Previous', 'Scene 6 of 6. Decision. The hiring manager decides.');
});

test('under reduced motion the tour stands still, complete, and starts again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/demo-embed');
  await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(
    page.locator('#competencies').getByText('Forecast honesty', { exact: true }),
  ).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The job' })).toBeVisible();
});

// The space that a page leaves for the tour in windows of 320 by 640, where visitors have to scroll, of
// 375 by 812 and of 1280 by 800 px.
for (const { width, height, isWhole } of [
  { width: 278, height: 534, isWhole: false },
  { width: 335, height: 704, isWhole: true },
  { width: 1198, height: 694, isWhole: true },
])
  test(`in a window of ${width} by ${height} nothing of a scene is cut`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStill(page, '/demo-embed');
    const next = page.getByRole('button', { name: 'Next' });
    const controls = (await next.boundingBox())?.y ?? 0;
    const lowest = async (): Promise<number> => {
      const box = await page.locator('[data-state="current"] p:visible').last().boundingBox();
      return (box?.y ?? height) + (box?.height ?? 0);
    };
    for (let scene = 0; scene <= 6; scene += 1) {
      if (isWhole) expect(await lowest(), `scene ${scene + 1}`).toBeLessThanOrEqual(controls);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `scene ${scene + 1} is wider than its window`,
      ).toBeLessThanOrEqual(0);
      await next.click();
    }
  });
