import type { Edit } from '../../visual/config.ts';

/** A deliberate fault of accessibility. */
export interface AccessibilityFault extends Edit {
  /** In words, e.g. `the menu has no name`. */
  readonly what: string;
  /** Id of the component whose stories may show it; undefined where none can. */
  readonly component?: string;
  /** Checks of the site that may see it. */
  readonly checks: readonly string[];
}

/**
 * One a line: what it is, the component whose stories may show it, the file, what is replaced there
 * once, by what, and the checks that may see it. A check is a file of unit tests; or a journey, as its
 * file and the beginning of its title; or `engines`, `focus` or `layout` and the page they look at
 * (`engines states` looks at what a visitor opens). What none of them sees, the stories are asked for.
 */
const lines: readonly (readonly [string, string, string, string, string, readonly string[]])[] = [
  ['success is announced besides taking the focus', '', 'src/forms/PostForm/usePostForm.ts', 'if (outcome.ok) {', 'if (outcome.ok) {\n      announce(submitting);', ['announcements: a quick answer', 'engines /pricing']],
  ['the error of a field is an alert besides', 'primitives-textfield', 'src/primitives/TextField/TextField.tsx', '<p id={errorId}', '<p role="alert" id={errorId}', ['announcements: one mistake', 'engines states']],
  ['the summary of errors is an alert besides', 'primitives-errorsummary', 'src/primitives/ErrorSummary/ErrorSummary.tsx', '<div className={styles.root}>', '<div role="alert" className={styles.root}>', ['announcements: several mistakes', 'engines states']],
  ['"Joining..." is announced at once', '', 'src/forms/PostForm/usePostForm.ts', 'ANNOUNCE_AFTER = 500', 'ANNOUNCE_AFTER = 0', ['announcements: a quick answer', 'engines /pricing']],
  ['a message outlives its page', '', 'src/primitives/Announcer/Announcer.tsx', 'if (message.scope !== scope)', 'if (scope === undefined)', ['announcements: is announced', 'engines /press']],
  ['a message outlives its time', '', 'src/primitives/Announcer/Announcer.tsx', 'MESSAGE_LASTS = 5_000', 'MESSAGE_LASTS = 5_000_000', ['announcements: is announced', 'engines /press']],
  ['nothing says that a text was copied', '', 'src/primitives/CopyButton/CopyButton.tsx', 'announce(props.words.copied)', 'announce(\'\')', ['announcements: is announced', 'engines /press']],
  ['the status region comes with its message', '', 'src/primitives/Announcer/Announcer.tsx', '<span role="status">{text !== \'\' && <span key={turn}>{text}</span>}</span>', '{text !== \'\' && (\n          <span key={turn} role="status">\n            {text}\n          </span>\n        )}', ['announcements: is announced', 'engines /press']],
  ['a change of page leaves the focus behind', '', 'src/entry/useRouteChange.ts', 'moveFocus(hash, isReturn ? usedLinks.get(key) : undefined);', '', ['navigation: a change of page', 'engines /pricing']],
  ['a link to a part of another page leads to its headline', '', 'src/entry/useRouteChange.ts', 'const target = targetOf(hash);\n  const heading', 'const target = targetOf(\'\');\n  const heading', ['places: focus, scroll', 'engines /glossary']],
  ['Back leaves the focus on the headline', '', 'src/entry/useRouteChange.ts', 'link?.focus(options);', '', ['places: focus, scroll', 'engines /answers']],
  ['Back gives the focus to the first link of that address', '', 'src/entry/useRouteChange.ts', 'linksTo(link.href).indexOf(link)', '0', ['places: focus, scroll', 'engines /']],
  ['Back goes to the top of the page', '', 'src/entry/useRouteChange.ts', 'restoreScroll(hash, isReturn ? positions.get(key) : undefined);', 'restoreScroll(hash, undefined);', ['places: focus, scroll', 'engines /']],
  ['a headline can always take the focus', 'primitives-heading', 'src/primitives/focusText.ts', 'element.removeAttribute(\'tabindex\')', 'undefined', ['navigation: a change of page', 'engines /pricing']],
  ['a change of page keeps the old title', '', 'src/entry/useRouteChange.ts', 'applyHead(headTags(meta, site))', 'void [applyHead, headTags, site]', ['navigation: a change of page', 'engines /pricing']],
  ['the first refused field is not in focus', 'forms-postform', 'src/forms/PostForm/PostFormView.tsx', 'document.getElementById(`${id}-${errors[0].field}`)?.focus()', 'document.getElementById(`${id}-${errors[0].field}`)', ['announcements: one mistake', 'engines /pricing']],
  ['a line of the error summary leads nowhere', 'primitives-errorsummary', 'src/primitives/ErrorSummary/ErrorSummary.tsx', 'document.getElementById(controlId)?.focus();', '', ['contact: several mistakes', 'engines states']],
  ['the skip link leads nowhere', '', 'src/layout/PageLayout/PageLayout.tsx', 'href="#main"', 'href="#content"', ['navigation: the skip link', 'engines /contact']],
  ['what the skip link leads to takes no focus', '', 'src/layout/PageLayout/PageLayout.tsx', '<main id="main" tabIndex={-1}', '<main id="main"', ['navigation: the skip link', 'engines /contact']],
  ['the menu is not modal', 'primitives-dialog', 'src/primitives/Dialog/useInertBehind.ts', 'for (const part of behind) part.inert = true;', '', ['navigation: the menu traps', 'engines states']],
  ['the menu does not say that it is modal', 'primitives-dialog', 'src/primitives/Dialog/Dialog.tsx', '          aria-modal={open}\n', '', ['navigation: the menu traps', 'engines states']],
  ['the early menu is not modal', 'layout-siteheader', 'src/entry/boot/presses.ts', 'dialog.showModal()', 'dialog.show()', ['firstTouch: the menu opens', 'engines states']],
  ['a link of the menu gives the focus back to its button', '', 'src/primitives/Dialog/Dialog.tsx', 'if (open || !isDismissed.current) return;', 'if (open) return;', ['navigation: the menu closes', 'engines states']],
  ['Tab goes through the closed menu', 'primitives-dialog', 'src/primitives/Dialog/Dialog.tsx', 'if (!open && key === \'Tab\') returnFocusTo()?.focus({ preventScroll: true });', 'void key;', ['navigation: Tab goes on in the page', 'engines states']],
  ['Escape leaves the focus nowhere', 'primitives-dialog', 'src/primitives/Dialog/Dialog.tsx', 'setTimeout(() => returnFocusTo()?.focus({ preventScroll: true }), REACHED_AFTER);', '', ['navigation: the menu traps', 'engines states']],
  ['the menu has no name', 'primitives-dialog', 'src/primitives/Dialog/Dialog.tsx', '<Radix.Title className={mark === undefined ? styles.title : hidden}>\n              {title}\n            </Radix.Title>', '<p className={styles.title}>{title}</p>', ['navigation: the menu traps', 'engines states']],
  ['the close button has no name', 'primitives-dialog', 'src/primitives/Dialog/Dialog.tsx', '<Radix.Close className={styles.close} aria-label={closeLabel}>', '<Radix.Close className={styles.close}>', ['navigation: the menu traps', 'engines states']],
  ['the open menu is said to be closed', 'layout-siteheader', 'src/layout/SiteHeader/SiteHeader.tsx', 'aria-expanded={menu === \'open\'}', 'aria-expanded={menu === \'closed\'}', ['navigation: the menu traps', 'engines states']],
  ['nothing keeps the focus clear of the header', '', 'src/design/global.css.ts', 'scrollPaddingTop: \'6rem\'', 'scrollPaddingTop: \'0\'', ['focus /contact', 'focus /faq', 'engines /contact']],
  ['the header sticks in a window of a few lines', '', 'src/layout/SiteHeader/SiteHeader.css.ts', '[highWindow]: { position: \'sticky\', top: 0 }', 'screen: { position: \'sticky\', top: 0 }', ['focus /contact', 'focus /faq', 'engines /contact']],
  ['no control has a ring', 'primitives-button', 'src/design/global.css.ts', 'outline: `2px solid ${vars.focus}`', 'outline: \'none\'', ['focus /contact', 'engines /contact']],
  ['the ring is pale', 'primitives-button', 'src/design/themes.ts', 'focus: palette.navy600', 'focus: palette.navy100', ['focus /contact', 'tests/design/contrast.test.ts', 'engines /contact']],
  ['a score shows no ring', 'illustrations-scoregrid', 'src/illustrations/ScoreGrid/ScoreGrid.css.ts', '\'&:has(:focus-visible)\': { outline: `2px solid ${vars.focus}`, outlineOffset: \'4px\' },', '', ['focus /', 'engines /']],
  ['the scores cannot be reached by the keyboard', 'illustrations-scoregrid', 'src/primitives/RadioOverlay/RadioOverlay.css.ts', 'opacity: 0', 'display: \'none\'', ['focus /', 'home: a score pressed', 'withoutScript: a pressed score', 'engines /']],
  ['Tab goes from the form back up', '', 'src/sections/ContactPanels/ContactPanels.css.ts', '"intro intro" "form panels"', '"intro intro" "panels form"', ['contact: Tab goes on', 'focus /contact', 'engines /contact']],
  ['a link comes before its place', '', 'src/primitives/Link/Link.tsx', '<a\n      href={to}', '<a\n      tabIndex={1}\n      href={to}', ['focus /contact', 'engines /contact']],
  ['links to pages are no links to the keyboard', 'primitives-link', 'src/primitives/Link/Link.tsx', 'href={useHref(to)}', 'data-href={useHref(to)}', ['navigation: a change of page', 'focus /contact', 'engines /contact']],
  ['a button is a box that is pressed', 'primitives-button', 'src/primitives/Button/Button.tsx', '<button\n      type={type}', '<div\n      data-type={type}', ['contact: several mistakes', 'focus /contact', 'engines /contact']],
  ['what nobody sees can be reached by Tab', '', 'src/forms/PostForm/PostFormView.tsx', 'tabIndex={-1} autoComplete="off"', 'autoComplete="off"', ['focus /contact', 'engines /contact']],
  ['the search to come takes words', '', 'src/sections/AnswersHub/AnswerSearch.tsx', '        disabled\n', '', ['tests/build/specification.test.ts', 'engines /answers']],
  ['a link is as high as a finger is not', 'layout-sitefooter', 'src/layout/SiteFooter/SiteFooter.css.ts', '...linkTarget(\'2rem\'),', 'display: \'inline-flex\', alignItems: \'center\', height: \'1rem\',', ['engines /contact']],
  ['a field has no label', 'primitives-textfield', 'src/primitives/TextField/TextField.tsx', '<label htmlFor={id} className', '<label className', ['tests/build/specification.test.ts', 'engines /contact']],
  ['an error is not tied to its field', 'primitives-textfield', 'src/primitives/TextField/TextField.tsx', '\'aria-describedby\': describedBy.length === 0 ? undefined : describedBy.join(\' \')', '\'aria-describedby\': undefined', ['contact: several mistakes', 'engines states']],
  ['a refused field is not said to be invalid', 'primitives-textfield', 'src/primitives/TextField/TextField.tsx', '\'aria-invalid\': error === undefined ? undefined : true', '\'aria-invalid\': undefined', ['announcements: several mistakes', 'engines states']],
  ['required is said twice', 'primitives-textfield', 'src/primitives/TextField/TextField.tsx', '<span aria-hidden={rest.required}', '<span', ['tests/build/specification.test.ts', 'engines /contact']],
  ['required is not said', '', 'src/forms/PostForm/PostFormView.tsx', 'required={required}\n', '', ['tests/build/specification.test.ts', 'engines /contact']],
  ['browsers cannot fill in the address on /contact', '', 'src/api/forms/contact.ts', 'autoComplete: \'email\'', 'autoComplete: \'off\'', ['tests/build/specification.test.ts', 'engines /contact']],
  ['browsers cannot fill in the address of the waitlist', '', 'src/api/forms/waitlist.ts', 'autoComplete: \'email\'', 'autoComplete: \'off\'', ['tests/build/specification.test.ts', 'engines /pricing']],
  ['the badge is not tied to the search to come', 'sections-answershub', 'src/sections/AnswersHub/AnswerSearch.tsx', '        aria-describedby="answer-search-badge"\n', '', ['tests/build/specification.test.ts', 'engines /answers']],
  ['a blank cell is silent', 'illustrations-scoregrid', 'src/illustrations/ScoreGrid/ScoreGrid.tsx', '{score === 0 && <VisuallyHidden>{blank}</VisuallyHidden>}', '', ['engines /']],
  ['a sheet says nothing', 'primitives-illustration', 'src/primitives/Illustration/Illustration.tsx', 'aria-label={description}', 'aria-hidden={description === \'\'}', ['engines /product']],
  ['the progress of the tour is spoken', 'sections-demotour', 'src/sections/DemoTour/TourControls.tsx', 'aria-hidden="true"\n        viewBox', 'role="progressbar"\n        aria-label="Progress"\n        aria-valuenow={Math.round((elapsed / total) * 100)}\n        viewBox', ['tour: what a press changes', 'engines /demo-embed']],
  ['the first scene is silent on Play', '', 'src/sections/DemoTour/useSceneAnnouncement.ts', 'before === \'\' && !isPlaying', 'index === 0', ['tour: what a press changes', 'engines /demo-embed']],
  ['pausing the tour is silent', '', 'src/sections/DemoTour/DemoTour.tsx', 'announce(words.paused);', '', ['tour: what a press changes', 'engines /demo-embed']],
  ['the tour plays by itself', '', 'src/sections/DemoTour/useTour.ts', 'useState(startsAtOnce)', 'useState(true)', ['tour: the file fills in', 'engines /demo-embed']],
  ['the tour that plays leaves the focus nowhere', 'sections-demotour', 'src/sections/DemoTour/TourControls.tsx', 'focus({ preventScroll: true })', 'getBoundingClientRect()', ['tour: the tour costs nothing', 'engines /demo']],
  ['"opens in a new tab" runs into the word before it', 'primitives-link', 'src/primitives/Link/Link.tsx', '<VisuallyHidden> (opens', '<VisuallyHidden>(opens', ['tests/build/links.test.ts', 'engines /contact']],
  ['nobody says that a new tab opens', 'primitives-link', 'src/primitives/Link/Link.tsx', '{newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}', '{newTab && <VisuallyHidden> </VisuallyHidden>}', ['tests/build/links.test.ts', 'engines /contact']],
  ['words for listeners are hidden from them', 'primitives-copybutton', 'src/primitives/VisuallyHidden/VisuallyHidden.css.ts', 'whiteSpace: \'pre\'', 'display: \'none\'', ['announcements: is announced', 'engines /press']],
  ['the current page is not marked', 'layout-siteheader', 'src/layout/SiteHeader/SiteHeader.tsx', 'className={styles.link} aria-current={current(to)}', 'className={styles.link}', ['engines /contact']],
  ['two lists of links have the same name', 'layout-siteheader', 'src/layout/SiteHeader/SiteHeader.tsx', '<nav aria-label={words.main}', '<nav aria-label="Breadcrumb"', ['engines /contact']],
  ['a busy button loses the focus', 'primitives-button', 'src/primitives/Button/Button.tsx', '{...(busy ? { \'aria-disabled\': true } : {})}', 'disabled={busy}', ['waitlist: the keyboard alone', 'engines /pricing']],
  ['find-in-page does not reach a closed answer', 'primitives-accordion', 'src/primitives/Accordion/Accordion.tsx', 'setAttribute(\'hidden\', \'until-found\')', 'setAttribute(\'hidden\', \'\')', ['firstTouch: a question opens', 'engines /faq']],
  ['an answer that is found stays closed', 'primitives-accordion', 'src/primitives/Accordion/Accordion.tsx', 'element.addEventListener(\'beforematch\', reveal);', '', ['engines /faq']],
  ['a picture has no text in its place', 'sections-brandassets', 'src/sections/BrandAssets/BrandAssets.tsx', '                        alt=""\n', '', ['tests/build/html.test.ts', 'engines /brand-assets']],
  ['a picture is called by its address', 'sections-brandassets', 'src/sections/BrandAssets/BrandAssets.tsx', 'alt=""', 'alt={path}', ['engines /brand-assets']],
  ['the page names no language', '', 'src/entry/Document.tsx', '<html lang="en">', '<html>', ['tests/build/head.test.ts', 'engines /contact']],
  ['the page names another language', '', 'src/entry/Document.tsx', '<html lang="en">', '<html lang="de">', ['tests/build/head.test.ts', 'engines /contact']],
  ['the page cannot be made larger', '', 'src/entry/Document.tsx', 'initial-scale=1"', 'initial-scale=1, user-scalable=no"', ['engines /contact']],
  ['the headline names a region', '', 'src/sections/DemoTour/DemoTourView.tsx', '<div className={styles.root}>', '<div role="region" aria-labelledby="demo-tour" className={styles.root}>', ['tests/build/landmarks.test.ts', 'engines /demo-embed']],
  ['every answer is a landmark', 'primitives-accordion', 'src/primitives/Accordion/Accordion.tsx', 'const notARegion = { role: undefined, \'aria-labelledby\': undefined };', 'const notARegion = {};', ['tests/build/landmarks.test.ts', 'engines /faq']],
  ['a level of headings is skipped', '', 'src/primitives/Accordion/Accordion.tsx', 'level = 3', 'level = 4', ['tests/build/html.test.ts', 'engines /faq']],
  ['a page has two headlines', '', 'src/sections/ContactPanels/ContactPanels.tsx', '<Heading level={2} size="h3">', '<Heading level={1} size="h3">', ['tests/build/head.test.ts', 'engines /contact']],
  ['the columns of a table have no headings', 'primitives-table', 'src/primitives/Table/Table.tsx', '<th key={column} scope="col"', '<td key={column}', ['tests/build/html.test.ts', 'engines /product']],
  ['a refused form keeps its title', '', 'src/content/refusedPost.ts', '\'Error: your form was not sent\'', '\'Your form was not sent\'', ['withoutScript: comes back', 'withoutScript: comes back', 'engines /contact']],
  ['muted text is faint', 'primitives-link', 'src/design/themes.ts', 'muted: palette.slate600', 'muted: palette.navy300', ['tests/design/contrast.test.ts', 'engines /contact']],
  ['the edge of a field is faint', 'primitives-textfield', 'src/design/themes.ts', 'control: palette.navy450', 'control: palette.navy100', ['tests/design/contrast.test.ts', 'engines /contact']],
  ['links in text look like text', 'sections-legaldocument', 'src/design/global.css.ts', 'base(\'a\', { color: vars.text.link,', 'base(\'a\', { color: \'inherit\', textDecoration: \'none\',', ['tests/design/contrast.test.ts', 'engines /accessibility']],
  ['a headline is cut where it has no room', 'primitives-heading', 'src/primitives/Heading/Heading.css.ts', 'textWrap: \'balance\',', 'whiteSpace: \'nowrap\',\n  overflow: \'hidden\',', ['layout /contact', 'engines /contact']],
  ['a button is cut where its letters stand apart', 'primitives-button', 'src/primitives/Button/Button.css.ts', 'textAlign: \'center\',', 'textAlign: \'center\',\n    whiteSpace: \'nowrap\',\n    overflow: \'hidden\',\n    maxWidth: \'10.5rem\',', ['layout /contact', 'engines /contact']],
  ['a label stands on a line of the next one', 'primitives-textfield', 'src/primitives/TextField/TextField.css.ts', 'lineHeight: \'1.3\'', 'height: \'0.5rem\'', ['layout /contact', 'engines /contact']],
  ['the page is never narrower than a small phone', '', 'src/design/global.css.ts', 'minHeight: \'100dvh\',', 'minHeight: \'100dvh\',\n  minWidth: \'26rem\',', ['layout /contact', 'engines /contact']],
  ['long words run out of their column', '', 'src/design/global.css.ts', 'overflowWrap: \'anywhere\',', '', ['layout /contact', 'layout /security', 'engines /contact']],
  ['the name of the site is broken', 'primitives-logo', 'src/primitives/Logo/Logo.css.ts', 'overflowWrap: \'normal\'', 'wordBreak: \'break-all\', width: \'5rem\'', ['layout /contact', 'engines /contact']],
  ['the wish for less motion is ignored', 'primitives-accordion', 'src/design/global.css.ts', '[reducedMotion]: {', '\'(min-width: 99999px)\': {', ['layout /', 'home: reduced motion', 'engines /']],
  ['the tour moves against the wish for less motion', '', 'src/sections/DemoTour/useTour.ts', '() => preference().matches,', '() => false,', ['tour: under reduced motion', 'engines /demo-embed']],
  ['buttons have no edge in forced colors', 'primitives-button', 'src/primitives/Button/Button.css.ts', '[forcedColors]: { border: \'1px solid ButtonText\' }, ', '', ['engines /contact']],
  ['buttons keep their own colors in forced ones', 'primitives-button', 'src/primitives/Button/Button.css.ts', 'base: {\n    display: \'inline-flex\',', 'base: {\n    forcedColorAdjust: \'none\',\n    display: \'inline-flex\',', ['engines /contact']],
  ['a pressed score looks like the others in forced colors', 'illustrations-scoregrid', 'src/illustrations/ScoreGrid/ScoreGrid.css.ts', 'selectors: { \'&:has(:checked)\': { outline: \'3px solid Highlight\' } },', '', ['engines /']],
  ['closed answers are not printed', '', 'src/primitives/Accordion/Accordion.css.ts', 'print: { contentVisibility: \'visible\' },', '', ['faq: printed', 'layout /faq', 'engines /faq']],
  ['the header is printed', 'layout-siteheader', 'src/layout/SiteHeader/SiteHeader.css.ts', 'button)`, { \'@media\': { print: { display: \'none\' } } }', 'button)`, {}', ['answers: printed, an article', 'layout /contact', 'engines /contact']],
  ['a button does nothing without scripts', '', 'src/sections/PerformanceDashboard/PerformanceDashboard.css.ts', '{ \'@media\': { [withoutScript]: { display: \'none\' } } }', '{ \'@media\': { [withoutScript]: {} } }', ['withoutScript: the performance page', 'engines /performance']],
  ['without scripts answers stay closed', '', 'src/primitives/Accordion/Accordion.css.ts', '\'html[data-scripts] &[data-state="closed"]:not([hidden])\'', '\'&[data-state="closed"]:not([hidden])\'', ['faq: every answer is open', 'engines /faq']],
  ['the text to copy by hand shows no ring', 'primitives-copybutton', 'src/primitives/CopyButton/CopyButton.css.ts', 'borderRadius: radius.cell,\n', 'borderRadius: radius.cell,\n  outline: \'none\',\n', ['focus /press', 'engines /press']],
  ['a button that has copied is called otherwise than it reads', 'primitives-copybutton', 'src/primitives/CopyButton/CopyButtonView.tsx', '<Button tone="quiet" onClick={onPress}>', '<Button tone="quiet" aria-label={state === \'copied\' ? subject : undefined} onClick={onPress}>', ['engines /press']],
];

/** Every fault, in the order of what it touches: announcements, dialogs, the keyboard, names, structure, looks. */
export const faults: readonly AccessibilityFault[] = lines.map(
  ([what, component, file, find, replace, checks]) => ({
    what,
    ...(component !== '' && { component }),
    file,
    find,
    replace,
    checks,
  }),
);
