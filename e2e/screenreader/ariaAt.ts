/** W3C's priorities: 1, 2 and 3. */
export type Priority = 'must' | 'should' | 'may';

/** One assertion of W3C's ARIA-AT, restated for what stands on this site. */
export interface Assertion {
  /** The pattern's folder in w3c/aria-at, `tests/<pattern>/data/assertions.csv`. */
  readonly pattern: string;
  /** Its `assertionId` there. */
  readonly id: string;
  readonly priority: Priority;
  /** Name of the journey whose transcript shows it. */
  readonly journey: string;
  /**
   * What the transcript of that journey holds when the assertion is met. Transcripts write `{product}`
   * for the product's name, and `[key]~` where phrases come in any order.
   */
  readonly heard: RegExp;
  /** Why it is not met. Default: it is met. */
  readonly notMet?: string;
  /** For one not met: the journey over a page with only the guide's markup, where `heard` is not said either. */
  readonly reference?: string;
}

type Row = readonly [
  id: string,
  Priority,
  journey: string,
  heard: RegExp,
  notMet?: string | undefined,
  reference?: string,
];

const of = (pattern: string, rows: readonly Row[]): Assertion[] =>
  rows.map(([id, priority, journey, heard, notMet, reference]) => ({
    pattern,
    id,
    priority,
    journey,
    heard,
    ...(notMet === undefined ? {} : { notMet }),
    ...(reference === undefined ? {} : { reference }),
  }));

/**
 * Every assertion of the patterns that this site uses. Left out are those about the navigation links of
 * W3C's example pages, and those about what the guide makes optional: a region for each panel.
 */
export const assertions: readonly Assertion[] = [
  ...of('accordion', [
    ['roleHeading', 'must', 'faq', /What is \{product\}\? .*heading/],
    ['headingLevel3', 'must', 'faq', /What is \{product\}\? .*heading level 3/],
    ['roleButton', 'must', 'faq', /What is \{product\}\? .*push button/],
    ['namePersonalInformation', 'must', 'faq', /What is \{product\}\?/],
    ['stateCollapsed', 'must', 'faq', /What is \{product\}\? collapsed/],
    ['stateExpanded', 'must', 'faq-close', /expanded push button/],
    ['stateChangeToExpanded', 'must', 'faq-close', /^\[Return\] expanded/m],
    ['stateChangeToCollapsed', 'must', 'faq-close', /^\[Return\] collapsed/m],
    ['interactionModeEnabled', 'should', 'faq-close', /expanded push button.* Focus mode/],
  ]),
  ...of('disclosure-faq', [
    ['nameQ1', 'must', 'faq', /What is \{product\}\?/],
    ['nameQ4', 'must', 'faq', /How is it different from an ATS\?/],
    ['roleButton', 'must', 'faq', /How is it different from an ATS\? .*push button/],
    ['stateButtonCollapsed', 'must', 'faq', /How is it different from an ATS\? collapsed/],
    ['stateButtonExpanded', 'must', 'faq-close', /expanded push button/],
    ['stateChangeToExpanded', 'must', 'faq', /^\[Return\] expanded/m],
    ['stateChangeToCollapsed', 'must', 'faq-close', /^\[Return\] collapsed/m],
    ['textAnswer1', 'must', 'faq', /\{product\} is an AI copilot that turns a job description/],
    [
      'listBoundary',
      'may',
      'faq',
      /list with/i,
      'the questions are headings in groups, which H and 3 walk through; there is no list',
    ],
  ]),
  ...of('modal-dialog', [
    ['roleDialog', 'must', 'menu', /^\[Return\]~ .*menu dialog/m],
    ['nameAddDeliveryAddress', 'must', 'menu', /^\[Return\]~ .*Site menu dialog/m],
    ['roleHeading', 'must', 'menu-heading', /Site menu heading/],
    ['headingLevel2', 'must', 'menu-heading', /Site menu heading level 2/],
    ['nameClose', 'must', 'menu', /Close menu/],
    ['roleButton', 'must', 'menu', /Close menu push button/],
  ]),
  ...of('breadcrumb', [
    ['roleLandmarkRegionNavigation', 'must', 'landmarks', /navigation/],
    ['nameLandmarkRegionBreadcrumb', 'must', 'breadcrumb', /^\[shift\+m\] Breadcrumb/m],
    ['navigationLandmarkBoundary', 'must', 'landmarks', /leaving navigation/],
    ['roleBreadcrumbsContainerList', 'must', 'landmarks', /leaving list/],
    ['numberListItems4', 'must', 'breadcrumb', /List with 2 items/],
    ['listBoundary', 'must', 'landmarks', /leaving list/],
    ['roleLink', 'must', 'landmarks', /Home link/],
    ['nameWaiAriaAuthoringPractices', 'must', 'landmarks', /Home link/],
    ['stateCurrentPage', 'must', 'breadcrumb', /\(current page\)/],
  ]),
  ...of('banner', [
    ['roleBanner', 'must', 'not-found', /banner/],
    ['bannerLandmarkBoundary', 'must', 'not-found', /leaving banner/],
    ['roleLink', 'must', 'not-found', /Product link/],
    ['nameSkipToContent', 'must', 'skip-link', /Skip to content link/],
    ['nameW3cLogo', 'must', 'not-found', /\{product\} link/],
    ['roleMenuButton', 'must', 'menu', /Menu .*push button\. \|\| opens dialog/],
    ['stateCollapsed', 'must', 'menu', /Menu collapsed push button/],
  ]),
  ...of('main', [
    ['roleMain', 'must', 'not-found', /main content/],
    ['mainLandmarkBoundary', 'must', 'leave-main', /leaving main/],
    ['roleHeading', 'must', 'change-of-page', /heading/],
    ['headingLevel1', 'must', 'change-of-page', /heading level 1/],
    [
      'nameHeadingMainLandmark',
      'must',
      'change-of-page',
      /Join the waitlist for a 7-day free trial heading/,
    ],
    ['roleLink', 'must', 'not-found', /Return to Home link/],
  ]),
  ...of('contentinfo', [
    ['roleContentinfo', 'must', 'footer', /(?:content )?information/],
    ['contentinfoLandmarkBoundary', 'must', 'footer', /(?:content )?information/],
    ['roleLink', 'must', 'footer', /\{product\} on LinkedIn.* link/],
    [
      'textW3cAriaAuthoringPracticesTaskForce',
      'must',
      'footer',
      /Tests, interview guides and scored evidence/,
    ],
  ]),
  ...of('alert', [
    ['textHello', 'must', 'site-away', /^\[Return\]~ .*We could not save your signup/m],
    ['roleAlert', 'may', 'site-away', /alert/i, 'Orca speaks the words alone'],
  ]),
  ...of('command-button', [
    ['namePrintPage', 'must', 'copy', /Copy text of the description in 50 words/],
    ['roleButton', 'must', 'copy', /push button/],
  ]),
  ...of('radiogroup-roving-tabindex', [
    ['nameGroupPizzaCrust', 'must', 'receipt-keys', /Press any score/],
    ['roleGroup', 'should', 'receipt-keys', /panel|grouping/],
    ['groupBoundary', 'must', 'receipt-keys', /panel|grouping/],
    ['nameRegularCrust', 'must', 'receipt-keys', /B-07, Discovery depth: 4/],
    ['nameDeepDish', 'must', 'receipt', /B-07, Business case: 2/],
    ['nameThinCrust', 'must', 'receipt', /B-07, Multi-threading: 4/],
    ['roleRadio', 'must', 'receipt-keys', /radio button/],
    ['stateRadioChecked', 'must', 'receipt-keys', /(?<!not )selected radio button/],
    ['stateChangeToChecked', 'must', 'receipt', /^\[space\]~ selected$/m],
    ['stateRadioUnchecked', 'may', 'receipt', /not selected radio button/],
    ['positionRadio1', 'should', 'receipt-places', /1 of 5/],
    [
      'interactionModeEnabled',
      'should',
      'receipt-keys',
      /selected radio button[^[]*Focus mode/,
      'Orca 43 stays in browse mode on radio buttons, also in the radio group of the ARIA guide',
      'reference-radio-group',
    ],
  ]),
];
