import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'playwright/test';
import { freePort } from '../../scripts/freePort.ts';
import type { Resources } from '../../scripts/resources.ts';
import { start } from '../../scripts/run.ts';
import { type EngineWindow, listener, timeoutMs } from './window.ts';

/** WebDriver's characters for keys, by their names in `KeyboardEvent.key`. */
const keys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

/** Sends a command of WebDriver (https://www.w3.org/TR/webdriver). Throws the driver's error message. */
async function command<Value>(url: string, body?: unknown, method = 'POST'): Promise<Value> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`WebKit answers ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts WebKitGTK on a display of its own. Both end with `resources`. */
export async function startWebKit(resources: Resources): Promise<EngineWindow> {
  const begin = (...line: Parameters<typeof start>): ReturnType<typeof start> => {
    const child = start(...line);
    // 'exit', not 'close': children of the process may keep its output open.
    const ended = once(child, 'exit');
    resources.defer(() => {
      child.kill();
      return ended;
    });
    return child;
  };
  const screen = begin('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
  const signal = AbortSignal.timeout(timeoutMs);
  const [display] = (await once(createInterface(screen.stdout), 'line', { signal })) as [string];
  const port = await freePort();
  const home = resources.folder();
  void begin('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_CACHE_HOME: home,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    // Drawing on the processor takes half the time of WebKit's software graphics card.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // WebKit's sandbox works neither for root nor in most containers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    INIT_SCRIPT: listener,
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${origin}/status`)).toPass({ timeout: timeoutMs });
  const { sessionId } = await command<{ sessionId: string }>(`${origin}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: '/usr/bin/python3',
          args: [resolve(import.meta.dirname, 'window.py')],
        },
      },
    },
  });
  const session = `${origin}/session/${sessionId}`;
  resources.defer(() => command(session, undefined, 'DELETE').catch(() => undefined));
  const act = (source: object): Promise<void> =>
    command(`${session}/actions`, { actions: [source] });
  const press = (...pressed: string[]): Promise<void> =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: pressed.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return {
    resize: (width, height) => command(`${session}/window/rect`, { width, height }),
    open: (url) => command(`${session}/url`, { url }),
    run: (body, argument) =>
      command(`${session}/execute/sync`, {
        script: `return (${body.toString()})(arguments[0])`,
        args: [argument],
      }),
    click: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (key) => press(keys[key] ?? key),
    type: (text) => press(...text.split('')),
  };
}
