import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licensesFile, licensesText, shippedPackages } from '../../scripts/licenses.ts';

/** Licenses whose only condition is to pass on their text and the names of the authors. */
const allowed = /^(?:MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|OFL-1\.1)$/;

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: true; optional?: true; devOptional?: true }>;
};

/** Folders of the packages of a production install. */
const installed = Object.entries(packages)
  .filter(([, { dev, optional, devOptional }]) => !dev && !optional && !devOptional)
  .map(([folder]) => folder)
  .filter((folder) => folder !== '');

test('what ships may be passed on', () => {
  const refused = shippedPackages().filter(({ license }) => !allowed.test(license ?? ''));
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('what ships is everything that a production install has, React and the typefaces', () => {
  const folders = new Set(shippedPackages().map(({ folder }) => folder));
  const others = ['react-dom', '@radix-ui/react-dialog', '@fontsource-variable/geist-mono'];
  const wanted = [...installed, ...others.map((name) => `node_modules/${name}`)];
  expect(wanted.filter((folder) => !folders.has(folder))).toEqual([]);
});

test('the file of licenses is as "npm run licenses" writes it', () => {
  expect(readFileSync(licensesFile, 'utf8') === licensesText()).toBe(true);
});

test('the packages of a production install have at most 40 MB', () => {
  const files = installed.flatMap((folder) =>
    globSync(`${folder}/**`, { withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const bytes = files.map((file) => statSync(join(file.parentPath, file.name)).size);
  expect(bytes.length).toBeGreaterThan(1000);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40e6);
});
