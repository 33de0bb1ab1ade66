import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Resources } from '../../scripts/resources.ts';
import { start as startProgram } from '../../scripts/run.ts';
import { accessibilityBus } from './packages.ts';

/** A desktop on a virtual display, on which the screen reader Orca reads Chromium. */
export interface Desktop {
  /**
   * Presses a key, named as in xdotool, and waits until Orca is silent or, with `until`, until it has said a
   * phrase that matches. Returns what Orca said.
   *
   * @throws Error with everything heard when no phrase has matched within a minute.
   */
  press(key: string, until?: RegExp): Promise<string[]>;
  /** Types letters into the focused field, and waits until Orca is silent. */
  type(text: string): Promise<string[]>;
  /** What was said while the page opened. */
  readonly opening: readonly string[];
}

interface Options {
  readonly url: string;
  readonly screen: 'phone' | 'desktop';
  readonly motion: boolean;
  /** Number of the X display, one for each desktop that runs at the same time. */
  readonly display: number;
}

const lookEveryMs = 100;
/** Orca counts as silent when its log has not grown for this many looks. */
const quiet = { opening: 20, step: 12 };
/** Looks without a first word after which a step counts as silent. */
const looksForFirstWord = 30;
const mostLooks = 600;

/**
 * Starts the desktop, opens `url`, runs `body` and ends everything it started, also when `body`
 * throws.
 */
export async function withDesktop<Result>(
  { url, screen, motion, display }: Options,
  body: (desktop: Desktop) => Promise<Result>,
): Promise<Result> {
  const resources = new Resources();
  const home = resources.folder();
  const log = join(home, 'said.log');
  const env: Record<string, string> = {
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local/share'),
    LANG: 'C.UTF-8',
    NO_AT_BRIDGE: '0',
    ORCA_LOG: log,
  };
  /** Starts a program and returns its output. */
  const start = (command: string, ...args: string[]): Readable => {
    const child = startProgram(command, args, env);
    // 'exit', not 'close': children of the program may keep its output open.
    const ended = once(child, 'exit');
    resources.defer(() => {
      child.kill();
      return ended;
    });
    return child.stdout;
  };
  const xdotool = (...args: string[]): unknown =>
    execFileSync('xdotool', args, { env: { ...process.env, ...env }, stdio: 'pipe' });
  const said = (): string[] =>
    existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [];

  async function until(what: string, holds: () => boolean): Promise<void> {
    for (let looks = 0; !holds(); looks += 1) {
      if (looks === mostLooks) throw new Error(`${what}\nHeard so far:\n${said().join('\n')}`);
      await pause(lookEveryMs);
    }
  }
  /** Waits until nothing is said for `looks` looks, or until `isEnough`. */
  async function silence(looks: number, isEnough = (): boolean => false): Promise<void> {
    let last = said().length;
    let still = 0;
    while (still < looks && !isEnough()) {
      await pause(lookEveryMs);
      const now = said().length;
      still = now === last ? still + 1 : 0;
      last = now;
    }
  }

  try {
    prepare(home);
    start('Xvfb', `:${display}`, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp');
    await until('Xvfb did not start.', () => existsSync(`/tmp/.X11-unix/X${display}`));
    start('openbox');
    const bus = start('dbus-daemon', '--session', '--nofork', '--print-address');
    const [address] = (await once(createInterface(bus), 'line')) as [string];
    env['DBUS_SESSION_BUS_ADDRESS'] = address;
    start(accessibilityBus, '--launch-immediately', '--screen-reader=1');
    start('/usr/bin/python3', resolve(import.meta.dirname, 'startOrca.py'));
    await until('Orca did not speak.', () => said().includes('Screen reader on.'));
    start('chromium', ...browserArguments(home, url, screen, motion));
    await until('Orca did not see the page.', () =>
      said().some((line) => line.startsWith('Page has')),
    );
    await silence(quiet.opening);
    // The application starts at the first key press, if not before. It must not start during a step: Orca
    // would announce the page again in that step, and may enter focus mode.
    xdotool('key', 'Shift_L');
    await silence(quiet.opening);

    let read = said().length;
    const opening = said().filter((line) => line !== 'Screen reader on.');
    const unread = (): string[] => said().slice(read);
    const takeUnread = (): string[] => {
      const lines = unread();
      read += lines.length;
      return lines;
    };
    const heard = async (): Promise<string[]> => {
      await silence(looksForFirstWord, () => unread().length > 0);
      await silence(quiet.step);
      return takeUnread();
    };
    return await body({
      opening,
      async press(key, phrase) {
        xdotool('key', '--clearmodifiers', key);
        if (phrase === undefined) return heard();
        await until(`Nobody said ${phrase}.`, () => unread().some((line) => phrase.test(line)));
        return takeUnread();
      },
      type(text) {
        xdotool('type', '--delay', '30', text);
        return heard();
      },
    });
  } finally {
    await resources.dispose();
  }
}

function prepare(home: string): void {
  const speech = join(home, '.config/speech-dispatcher');
  const orca = join(home, '.local/share/orca');
  mkdirSync(join(home, 'run'), { mode: 0o700 });
  mkdirSync(speech, { recursive: true });
  mkdirSync(orca, { recursive: true });
  writeFileSync(
    join(speech, 'speechd.conf'),
    'LogLevel 0\nAddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n',
  );
  writeFileSync(join(orca, '__init__.py'), '');
  cpSync(resolve(import.meta.dirname, 'customizations.py'), join(orca, 'orca-customizations.py'));
}

function browserArguments(
  home: string,
  url: string,
  screen: 'phone' | 'desktop',
  motion: boolean,
): string[] {
  return [
    '--no-sandbox',
    '--test-type',
    '--no-first-run',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--force-renderer-accessibility=complete',
    `--user-data-dir=${join(home, 'profile')}`,
    ...(screen === 'phone'
      ? ['--window-size=750,1000', '--force-device-scale-factor=2']
      : ['--window-size=1280,900']),
    ...(motion ? ['--force-prefers-no-reduced-motion'] : []),
    `--app=${url}`,
  ];
}
