import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps the accessibility bus, outside of PATH. */
export const accessibilityBus = '/usr/libexec/at-spi-bus-launcher';

const programs: Readonly<Record<string, string>> = {
  orca: 'orca',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  chromium: 'chromium',
  'dbus-daemon': 'dbus',
  'speech-dispatcher': 'speech-dispatcher',
};

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Debian packages that the screen reader's tests need and this machine lacks. */
export function missingPackages(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const missing = Object.entries(programs)
    .filter(([program]) => !folders.some((folder) => isExecutable(join(folder, program))))
    .map(([, name]) => name);
  return isExecutable(accessibilityBus) ? missing : [...missing, 'at-spi2-core'];
}
