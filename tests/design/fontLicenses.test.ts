import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const faces = readdirSync('src/design/fonts').filter((file) => file.endsWith('.woff2'));

test.each(faces)('%s ships with its license', (file) => {
  const license = readFileSync(`public/fonts/${file.replace('.woff2', '-OFL.txt')}`, 'utf8');
  expect(license).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
