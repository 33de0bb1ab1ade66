import { type Approved, isSameText, type Look, textNames } from './approved.ts';
import type { Captures } from './captures.ts';
import { differenceOf, isEqual, isSameSize } from './difference.ts';
import type { Finding, Kind, PictureRef, Place, TextChanges } from './findings.ts';
import { lineChanges } from './lines.ts';
import { measure } from './measure.ts';
import type { Picture } from './picture.ts';
import type { Pictures } from './pictures.ts';

/** What a look is compared by. */
export interface Comparison {
  readonly captures: Captures;
  readonly approved: Approved;
  readonly pictures: Pictures;
  /** On a machine that rounds differently: what it drew of an approved picture, by the approved hash; else null. */
  readonly drawnHere: ReadonlyMap<string, string> | null;
}

const idOf = ({ story, mode }: Place): string => `${story} ${mode}`.trim();

/** A finding with what every finding has. */
export function findingOf(
  { captures }: Pick<Comparison, 'captures'>,
  kind: Kind,
  { story, mode }: Place,
  message: string,
  more: Partial<Finding> = {},
): Finding {
  return {
    story,
    mode,
    id: idOf({ story, mode }),
    title: captures.stories[story] ?? story,
    file: captures.files[story] ?? '',
    kind,
    message,
    before: null,
    after: null,
    change: null,
    texts: null,
    ...more,
  };
}

/** A look's picture by its pixels. */
export const refOf = ({ picture, width, height }: Look): PictureRef => ({
  hash: picture,
  width,
  height,
});

function textChanges(before: Look, now: Look): TextChanges | null {
  const isSame = textNames.every(
    (name) =>
      (before.texts[name] === undefined) === (now.texts[name] === undefined) &&
      isSameText(before.texts[name], now.texts[name]),
  );
  if (isSame) return null;
  const changes = textNames.map((name) => {
    const [was = [], is = []] = [before.texts[name], now.texts[name]];
    return [name, isSameText(was, is) ? [] : lineChanges(was, is)] as const;
  });
  return Object.fromEntries(changes) as unknown as TextChanges;
}

function whatChanged(
  before: Picture,
  now: Picture,
  mayRound: boolean,
): string | { rounded: number } {
  if (!isSameSize(before, now))
    return `The size changed from ${before.width}x${before.height} to ${now.width}x${now.height}.`;
  const found = differenceOf(before, now);
  if (mayRound && isEqual(found)) return { rounded: found.rounded };
  return found.changed > 0 || !mayRound
    ? `${found.changed + (mayRound ? 0 : found.rounded)} pixels changed.`
    : `${found.rounded} pixels changed by a step so small that it could be rounding, but too many or in a whole surface.`;
}

/** Equal but for some rounded pixels, or not. */
type Verdict = { readonly rounded: number } | { readonly finding: Finding };

/** Compares one captured picture and its texts with the approved ones. */
export async function compareLook(
  comparison: Comparison,
  place: Place,
  now: Look,
): Promise<Verdict> {
  const { approved, pictures, drawnHere } = comparison;
  const entry = approved[place.story]?.[place.mode];
  const after = refOf(now);
  if (!entry)
    return {
      finding: findingOf(comparison, 'new', place, 'It has no approved picture yet.', { after }),
    };
  const texts = textChanges(entry, now);
  const both = { after, before: refOf(entry), texts };
  const own = drawnHere?.get(entry.picture);
  let rounded = 0;
  if (entry.picture !== now.picture && own !== now.picture) {
    const before = (own && (await pictures.find(own))) || (await pictures.find(entry.picture));
    const taken = before && (await pictures.find(now.picture));
    const what =
      before && taken
        ? whatChanged(before, taken, drawnHere !== null)
        : 'The pixels changed. The approved picture is not at hand: "npm run visual -- review" draws it.';
    if (typeof what === 'string') {
      const change = before && taken && measure(before, taken);
      return { finding: findingOf(comparison, 'changed', place, what, { ...both, change }) };
    }
    ({ rounded } = what);
  }
  if (!texts) return { rounded };
  const names = textNames
    .filter((name) => !isSameText(entry.texts[name], now.texts[name]))
    .join(', ');
  const message = `The pixels are equal; changed beside it: ${names || 'a text that is taken no more'}.`;
  return { finding: findingOf(comparison, 'text', place, message, both) };
}
