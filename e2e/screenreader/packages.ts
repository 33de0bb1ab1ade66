import { spawnSync } from 'node:child_process';

/** Where Debian keeps the accessibility bus, outside of PATH. */
export const accessibilityBus = '/usr/libexec/at-spi-bus-launcher';

/** Programs that are needed, with their Debian packages. */
const programs: Readonly<Record<string, string>> = {
  orca: 'orca',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  chromium: 'chromium',
  'dbus-daemon': 'dbus',
  'speech-dispatcher': 'speech-dispatcher',
  [accessibilityBus]: 'at-spi2-core',
};

const isThere = (program: string): boolean =>
  spawnSync('sh', ['-c', 'command -v "$0"', program]).status === 0;

/** The Debian packages that the screen reader's tests need and this machine lacks. */
export const missingPackages = (): string[] =>
  Object.entries(programs).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
