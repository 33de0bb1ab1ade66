/** W3C's priorities: 1, 2 and 3. */
export type Priority = 'must' | 'should' | 'may';

/** One assertion of W3C's ARIA-AT, restated for what stands on this site. */
export interface Assertion {
  /** The pattern's folder in w3c/aria-at, `tests/<pattern>/data/assertions.csv`. */
  readonly pattern: string;
  /** Its `assertionId` there. */
  readonly id: string;
  readonly priority: Priority;
  /** What is to be conveyed, in this site's words. */
  readonly conveyed: string;
  /** Name of the journey whose transcript shows it. */
  readonly journey: string;
  /** What Orca says there when it is met. */
  readonly heard: RegExp;
  /** Why it is not met. Default: it is met. */
  readonly notMet?: string;
  /** The journey over a page with nothing but the pattern's own markup, where Orca is silent. */
  readonly reference?: string;
}

type Row = readonly [
  id: string,
  Priority,
  conveyed: string,
  journey: string,
  heard: RegExp,
  notMet?: string | undefined,
  reference?: string,
];

const of = (pattern: string, rows: readonly Row[]): Assertion[] =>
  rows.map(([id, priority, conveyed, journey, heard, notMet, reference]) => ({
    pattern,
    id,
    priority,
    conveyed,
    journey,
    heard,
    ...(notMet === undefined ? {} : { notMet }),
    ...(reference === undefined ? {} : { reference }),
  }));

/** Every assertion of the patterns that this site has; navigation links of W3C's own example pages are left out, and what the guide leaves to choice: a region for each panel. */
export const assertions: readonly Assertion[] = [
  ...of('accordion', [
    ['roleHeading', 'must', 'a question is a heading', 'faq', /What is \{product\}\? .*heading/],
    ['headingLevel3', 'must', 'of level 3', 'faq', /What is \{product\}\? .*heading level 3/],
    ['roleButton', 'must', 'and a button', 'faq', /What is \{product\}\? .*push button/],
    ['namePersonalInformation', 'must', 'named by the question', 'faq', /What is \{product\}\?/],
    ['stateCollapsed', 'must', 'it is collapsed', 'faq', /What is \{product\}\? collapsed/],
    [
      'stateExpanded',
      'must',
      'it is expanded, when one comes back to it',
      'faq-close',
      /expanded push button/,
    ],
    ['stateChangeToExpanded', 'must', 'it becomes expanded', 'faq-close', /^\[Return\] expanded/m],
    [
      'stateChangeToCollapsed',
      'must',
      'it becomes collapsed',
      'faq-close',
      /^\[Return\] collapsed/m,
    ],
    [
      'interactionModeEnabled',
      'should',
      'keys go to the page once Tab has reached a question',
      'faq-close',
      /expanded push button.* Focus mode/,
    ],
  ]),
  ...of('disclosure-faq', [
    ['nameQ1', 'must', 'the name of the first question', 'faq', /What is \{product\}\?/],
    ['nameQ4', 'must', 'the name of another', 'faq', /How is it different from an ATS\?/],
    [
      'roleButton',
      'must',
      'it is a button',
      'faq',
      /How is it different from an ATS\? .*push button/,
    ],
    [
      'stateButtonCollapsed',
      'must',
      'it is collapsed',
      'faq',
      /How is it different from an ATS\? collapsed/,
    ],
    ['stateButtonExpanded', 'must', 'it is expanded', 'faq-close', /expanded push button/],
    ['stateChangeToExpanded', 'must', 'it becomes expanded', 'faq', /^\[Return\] expanded/m],
    [
      'stateChangeToCollapsed',
      'must',
      'it becomes collapsed',
      'faq-close',
      /^\[Return\] collapsed/m,
    ],
    [
      'textAnswer1',
      'must',
      'the text of the answer',
      'faq',
      /\{product\} is an AI copilot that turns a job description/,
    ],
    [
      'listBoundary',
      'may',
      'where the list of questions begins',
      'faq',
      /list with/i,
      'the questions are headings in groups, which H and 3 walk through; there is no list',
    ],
  ]),
  ...of('modal-dialog', [
    ['roleDialog', 'must', 'what has opened is a dialog', 'menu', /^\[Return\]~ .*menu dialog/m],
    ['nameAddDeliveryAddress', 'must', 'its name', 'menu', /^\[Return\]~ .*Site menu dialog/m],
    ['roleHeading', 'must', 'its title is a heading', 'menu-heading', /Site menu heading/],
    ['headingLevel2', 'must', 'of level 2', 'menu-heading', /Site menu heading level 2/],
    ['nameClose', 'must', 'the name of the button that closes it', 'menu', /Close menu/],
    ['roleButton', 'must', 'which is a button', 'menu', /Close menu push button/],
  ]),
  ...of('breadcrumb', [
    [
      'roleLandmarkRegionNavigation',
      'must',
      'the breadcrumb is a navigation',
      'landmarks',
      /navigation/,
    ],
    ['nameLandmarkRegionBreadcrumb', 'must', 'its name', 'breadcrumb', /^\[shift\+m\] Breadcrumb/m],
    ['navigationLandmarkBoundary', 'must', 'where it ends', 'landmarks', /leaving navigation/],
    ['roleBreadcrumbsContainerList', 'must', 'it is a list', 'landmarks', /leaving list/],
    ['numberListItems4', 'must', 'of two items', 'breadcrumb', /List with 2 items/],
    ['listBoundary', 'must', 'where the list ends', 'landmarks', /leaving list/],
    ['roleLink', 'must', 'the way back is a link', 'landmarks', /Home link/],
    ['nameWaiAriaAuthoringPractices', 'must', 'the name of that link', 'landmarks', /Home link/],
    [
      'stateCurrentPage',
      'must',
      'the last item is the current page',
      'breadcrumb',
      /\(current page\)/,
    ],
  ]),
  ...of('banner', [
    ['roleBanner', 'must', 'the header is a banner', 'not-found', /banner/],
    ['bannerLandmarkBoundary', 'must', 'where it ends', 'not-found', /leaving banner/],
    ['roleLink', 'must', 'what stands in it are links', 'not-found', /Product link/],
    ['nameSkipToContent', 'must', 'the name of the skip link', 'skip-link', /Skip to content link/],
    ['nameW3cLogo', 'must', 'the name of the logo', 'not-found', /\{product\} link/],
    [
      'roleMenuButton',
      'must',
      'the menu button opens something',
      'menu',
      /Menu .*push button\. \|\| opens dialog/,
    ],
    ['stateCollapsed', 'must', 'and is collapsed', 'menu', /Menu collapsed push button/],
  ]),
  ...of('main', [
    ['roleMain', 'must', 'the content is main', 'not-found', /main content/],
    [
      'mainLandmarkBoundary',
      'must',
      'where it ends, when a button comes next',
      'leave-main',
      /leaving main/,
    ],
    ['roleHeading', 'must', 'its title is a heading', 'change-of-page', /heading/],
    ['headingLevel1', 'must', 'of level 1', 'change-of-page', /heading level 1/],
    [
      'nameHeadingMainLandmark',
      'must',
      'the name of the heading',
      'change-of-page',
      /Join the waitlist for a 7-day free trial heading/,
    ],
    ['roleLink', 'must', 'links in it', 'not-found', /Return to Home link/],
  ]),
  ...of('contentinfo', [
    [
      'roleContentinfo',
      'must',
      'the footer is content information',
      'footer',
      /(?:content )?information/,
    ],
    [
      'contentinfoLandmarkBoundary',
      'must',
      'where it begins',
      'footer',
      /(?:content )?information/,
    ],
    ['roleLink', 'must', 'links in it', 'footer', /\{product\} on LinkedIn.* link/],
    [
      'textW3cAriaAuthoringPracticesTaskForce',
      'must',
      'its text',
      'footer',
      /Tests, interview guides and scored evidence/,
    ],
  ]),
  ...of('alert', [
    [
      'textHello',
      'must',
      'a failure is spoken when it happens',
      'site-away',
      /^\[Return\]~ .*We could not save your signup/m,
    ],
    [
      'roleAlert',
      'may',
      'and called an alert',
      'site-away',
      /alert/i,
      'Orca speaks the words alone',
    ],
  ]),
  ...of('command-button', [
    [
      'namePrintPage',
      'must',
      'what the button does',
      'copy',
      /Copy text of the description in 50 words/,
    ],
    ['roleButton', 'must', 'it is a button', 'copy', /push button/],
  ]),
  ...of('radiogroup-roving-tabindex', [
    [
      'nameGroupPizzaCrust',
      'must',
      'what the group of scores is for',
      'receipt-keys',
      /Press any score/,
    ],
    ['roleGroup', 'should', 'it is a group', 'receipt-keys', /panel|grouping/],
    ['groupBoundary', 'must', 'where the group begins', 'receipt-keys', /panel|grouping/],
    ['nameRegularCrust', 'must', 'the name of a score', 'receipt-keys', /B-07, Discovery depth: 4/],
    ['nameDeepDish', 'must', 'the name of the next', 'receipt', /B-07, Business case: 2/],
    ['nameThinCrust', 'must', 'and of another', 'receipt', /B-07, Multi-threading: 4/],
    ['roleRadio', 'must', 'it is a radio button', 'receipt-keys', /radio button/],
    [
      'stateRadioChecked',
      'must',
      'it is selected',
      'receipt-keys',
      /(?<!not )selected radio button/,
    ],
    [
      'stateChangeToChecked',
      'must',
      'the space bar selects one',
      'receipt',
      /^\[space\]~ selected$/m,
    ],
    [
      'stateRadioUnchecked',
      'may',
      'another is not selected',
      'receipt',
      /not selected radio button/,
    ],
    [
      'positionRadio1',
      'should',
      'its place among the five, for whoever has Orca speak places',
      'receipt-places',
      /1 of 5/,
    ],
    [
      'interactionModeEnabled',
      'should',
      'keys go to the page',
      'receipt-keys',
      /selected radio button[^[]*Focus mode/,
      'Orca 43 stays in browse mode on radio buttons, also in the radio group of the ARIA guide',
      'reference-radio-group',
    ],
  ]),
];
