/** Limit for a command that hangs. No test measures anything by it. */
export const timeoutMs = 90_000;

/** The operations on a browser's window that the steps of this folder need. */
export interface EngineWindow {
  /** Sets the size of the page in CSS pixels. The page is resized some time later. */
  resize(width: number, height: number): Promise<unknown>;
  /** Opens an address, and waits until the document and its own files are loaded. */
  open(url: string): Promise<unknown>;
  /** Runs a function in the page, where it can use nothing outside itself. Argument and result go as JSON. */
  run<Argument, Result>(
    body: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Clicks the first button of the pointer at a point in the window. */
  click(x: number, y: number): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>;
}

declare global {
  interface Window {
    /** Faults that `listener` has recorded. */
    heard: string[];
  }
}

/**
 * Runs in every document before its own scripts, and records in `window.heard` what a page must not
 * do: throw, log errors or warnings, miss a file, or violate its content security policy.
 */
export const listener = `(() => {
  const heard = (window.heard = []);
  const { error, warn } = console;
  console.error = (...said) => { heard.push('error: ' + said.join(' ')); error(...said); };
  console.warn = (...said) => { heard.push('warning: ' + said.join(' ')); warn(...said); };
  addEventListener('error', ({ message, target }) =>
    heard.push('exception: ' + (message ?? target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => heard.push('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push('policy: ' + violatedDirective + ' ' + blockedURI));
})()`;

/** The methods that pages of Playwright and of Puppeteer have in common. */
interface ScriptedPage {
  goto(url: string, options: { timeout: number }): Promise<unknown>;
  evaluate<Argument, Result>(
    body: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
}

/** The window of a page of Playwright or Puppeteer. */
export const windowOf = (page: ScriptedPage, resize: EngineWindow['resize']): EngineWindow => ({
  resize,
  open: (url) => page.goto(url, { timeout: timeoutMs }),
  run: (body, argument) => page.evaluate(body, argument),
  click: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
});
