import { readFileSync } from 'node:fs';

const unescape = (text: string): string => text.replaceAll(/\\(.)/gs, '$1');

/** What is filled in when the test runs reads as '…'. */
const withoutValues = (text: string): string =>
  text.replaceAll(/\$\{[^}]*\}|%[sdi#]|\$[a-z]+/g, '…');

const named = /(?<![\w.])(?:describe|test|it|step)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
const repeated = /\)\(\s*(['"`])((?:\\.|(?!\1).)*)\1,\s*(?:async )?\(/gs;
const story = /^export const (\w+): Story/gm;

/**
 * The titles of a file's tests, groups and steps, and the names of its stories.
 *
 * @param file - Path from the root of the project.
 */
export function titlesOf(file: string): Set<string> {
  const text = readFileSync(file, 'utf8');
  return new Set([
    ...[...text.matchAll(named), ...text.matchAll(repeated)].map(([, , title = '']) =>
      withoutValues(unescape(title)),
    ),
    ...[...text.matchAll(story)].map(([, name = '']) => name),
  ]);
}
