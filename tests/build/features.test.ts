import { expect, test } from 'vitest';
import { features } from 'web-features';
import { targets } from '../../build/targets.ts';
import { assetTexts, documents } from './built.ts';

/**
 * Web features that the built styles, documents and scripts use although a target browser lacks them or knows
 * them by another name, with what happens there. Some are used by libraries only.
 */
const explained: Readonly<Record<string, string>> = {
  'accent-color': 'Switches have the color of the system.',
  'async-clipboard':
    'The button says that the browser would not copy; texts are copied everywhere.',
  'box-decoration-break': 'WebKit knows its prefixed name; else a mark in two lines has one shape.',
  'content-visibility': 'Closed answers may stay closed on paper.',
  'details-content':
    'Folds stay folded on wide screens: what unfolds them asks for it by @supports.',
  'details-name': 'Two folds of a list can be open at once.',
  'forced-colors': 'The system leaves or replaces the colors by itself.',
  'hidden-until-found': 'The search of the browser finds no closed answers.',
  'hyphenate-limit-chars': 'At twice the text on a phone, shorter words have hyphens, too.',
  manifest: 'The site is not installed; it needs no installation.',
  marker: 'Only its content is lacking in Safari; the site sets its color.',
  'meta-theme-color': 'The frame of the window keeps the color of the system.',
  navigation: 'Only React asks for it, and shows progress in the browser by it.',
  'network-information':
    'The wish to save data is not seen: the application is fetched before the first input.',
  'overscroll-behavior': 'Only both ends of what cannot scroll are lacking; the menu scrolls.',
  'page-breaks': 'A heading may end a printed page.',
  'page-lifecycle': 'On /performance, a page that was put aside counts as loaded anew.',
  'print-color-adjust':
    'The prefixed name is known; else browsers print no fills, and texts say the same.',
  requestidlecallback: 'The application starts 0.2 s after the paint, idle or not.',
  share: 'The link is copied; there is no button that shares it.',
  'soft-navigations': 'On /performance, only the first page of a visit is measured.',
  'speculation-rules': 'A page is fetched when its link is pressed.',
  'text-size-adjust':
    'Safari knows its prefixed name; Firefox sizes no text by itself on a desktop.',
  'text-wrap-pretty': 'A text may end with one word.',
  'view-transitions': 'Scenes of the tour change at once, as with less motion.',
  'web-animations': 'Only word of a canceled animation is lacking; none is canceled.',
};

const css = assetTexts('.css').join('\n');
const html = documents.map((document) => document.html).join('\n');
const js = [
  ...assetTexts('.js'),
  ...documents.flatMap(({ dom }) => dom.querySelectorAll('script').map(({ text }) => text)),
].join('\n');
const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector).join('\n');

/** Interfaces with a single object in a page, and the name by which scripts use that object. */
const objects: Readonly<Record<string, string>> = {
  Document: 'document',
  Navigator: 'navigator',
  Window: '(?:window|globalThis|self)',
};
const listening = new Set(['Element', 'Navigation', ...Object.keys(objects)]);

/**
 * Whether scripts use a member of an interface. Instance members are found only for the objects above: for
 * other objects, the text of a script does not tell the interface.
 */
function isUsedByScripts(owner = '', member = ''): boolean {
  const [, name = '', kind] = /^(.*?)(?:_(event|static))?$/.exec(member) ?? [];
  const uses = (pattern: string): boolean =>
    new RegExp(`(?<![\\w$.])${pattern}(?![\\w$])`).test(js);
  if (name === '') return uses(`(?:new |window\\.|globalThis\\.)${owner}`);
  if (kind === 'static') return uses(`${owner}\\.${name}`);
  if (kind === 'event')
    return listening.has(owner) && new RegExp(`addEventListener\\(.${name}\\W`).test(js);
  const object = objects[owner];
  return object !== undefined && (uses(`${object}\\.${name}`) || uses(`.${name}. ?in ${object}`));
}

/** Whether a key of MDN's compatibility data names something in the built site. */
function isUsed(key: string): boolean {
  const [kind, group, name = '', detail, value = ''] = key.split('.');
  const declared = (part: string): boolean =>
    new RegExp(`[{;]${name}:[^;}]*${part}(?![\\w-])`).test(css);
  switch (`${kind}.${group}`) {
    case 'css.properties':
      return value === '' && declared(detail === undefined ? '' : `(?<![\\w-])${detail}`);
    case 'css.selectors':
      return detail === undefined && new RegExp(`:${name}(?![\\w-])`).test(selectors);
    case 'css.at-rules':
      return detail === undefined && new RegExp(`@${name}(?![\\w-])`).test(css);
    case 'html.global_attributes':
      return (
        new RegExp(`<[a-z][^>]* ${name}="${detail ?? ''}`).test(html) ||
        new RegExp(`setAttribute\\(.${name}., ?.${detail ?? ''}`).test(js)
      );
    case 'html.elements':
      return new RegExp(
        `<${name}(?![\\w-])${detail === undefined ? '' : `[^>]* ${detail}="?${value}`}`,
      ).test(html);
    default:
      return kind === 'api' && detail === undefined && isUsedByScripts(group, name);
  }
}

type Target = keyof typeof targets;

/** The targets that lack a feature; `support` has its first versions, such as '26.2' or '≤15'. */
const lacking = (support: Readonly<Partial<Record<Target, string>>>): string[] =>
  Object.entries(targets)
    .filter(
      ([name, version]) =>
        !(Number.parseFloat(support[name as Target]?.replace('≤', '') ?? '') <= version),
    )
    .map(([name]) => name);

test('what is newer than the targets is known, with what a page does without it', () => {
  const newer = Object.entries(features)
    .filter(
      ([, feature]) =>
        feature.kind === 'feature' &&
        Object.entries(feature.status.by_compat_key ?? {}).some(
          ([key, { support }]) => lacking(support).length > 0 && isUsed(key),
        ),
    )
    .map(([name]) => name);
  expect(newer.sort()).toEqual(Object.keys(explained).sort());
});
