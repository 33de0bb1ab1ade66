import type { Browser, Page } from 'playwright';

/** A control, the page it is on, and how its answer is known. */
export interface Control {
  readonly name: string;
  readonly path: string;
  /** CSS selector; the first match is pressed. */
  readonly selector: string;
  /** An expression of the page that is true as soon as the answer is in the document. */
  readonly answered: string;
}

/** How slow a visitor's network and processor are. */
export interface Setting {
  readonly name: string;
  readonly kilobitsPerSecond: number;
  readonly latencyMs: number;
  /** How many times slower the processor is made. */
  readonly slowdown: number;
}

/** One press, measured. */
export interface Press {
  /** From the finger's leaving until the answer is painted, in milliseconds. */
  readonly answeredMs: number;
  /** Requests that began between the two. */
  readonly requests: number;
}

/** How long an answer is waited for before the press counts as lost, in milliseconds. */
const timeoutMs = 20_000;

/** Runs in the page: notes when a finger leaves, and the first frame that shows the answer. */
function watch(isAnswered: () => boolean): void {
  const times = { up: 0, answered: 0 };
  Object.assign(globalThis, { times });
  addEventListener('pointerup', ({ timeStamp }) => (times.up ||= timeStamp), true);
  const look = (): void => {
    if (times.up === 0 || !isAnswered()) requestAnimationFrame(look);
    // A task behind the next frame: by then it is on the screen.
    else requestAnimationFrame(() => setTimeout(() => (times.answered = performance.now())));
  };
  requestAnimationFrame(look);
}

async function openSlowly(browser: Browser, setting: Setting): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throughput = (setting.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: setting.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: setting.slowdown });
  return page;
}

/**
 * Opens a page for the first time and presses one control, the visitor's first input.
 *
 * @param waitMs - How long after the first paint.
 * @throws Error when the press is never answered: a lost press is a fault, not a figure.
 */
export async function press(
  browser: Browser,
  origin: string,
  control: Control,
  setting: Setting,
  waitMs: number,
): Promise<Press> {
  const page = await openSlowly(browser, setting);
  try {
    await page.goto(origin + control.path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const target = page.locator(control.selector).first();
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${control.name} cannot be seen on ${control.path}.`);
    await page.evaluate(`(${watch.toString()})(() => ${control.answered})`);
    await page.evaluate(
      (wait) =>
        new Promise((resolve) => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          setTimeout(resolve, wait - (performance.now() - (paint?.startTime ?? 0)));
        }),
      waitMs,
    );
    let requests = 0;
    page.on('request', () => (requests += 1));
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const answer = await page.waitForFunction(
      () => {
        const { times } = globalThis as unknown as { times: { up: number; answered: number } };
        return times.answered > 0 && times.answered - times.up;
      },
      undefined,
      { timeout: timeoutMs },
    );
    return { answeredMs: Number(await answer.jsonValue()), requests };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${control.name}, ${waitMs} ms after the first paint: ${reason}`, {
      cause: error,
    });
  } finally {
    await page.context().close();
  }
}
