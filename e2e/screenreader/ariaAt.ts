/** One 'must' assertion of W3C's ARIA-AT, restated for the content of this site. */
export interface Assertion {
  /** The pattern's folder in w3c/aria-at, `tests/<pattern>/data/assertions.csv`. */
  readonly pattern: string;
  /** Its `assertionId` there. */
  readonly id: string;
  /** Name of the journey whose transcript shows it. */
  readonly journey: string;
  /**
   * Pattern that the transcript of that journey matches when the assertion is met. Transcripts have
   * `{product}` for the product's name, and `[key]~` where phrases may come in any order.
   */
  readonly heard: RegExp;
}

type Row = readonly [id: string, journey: string, heard: RegExp];

const of = (pattern: string, rows: readonly Row[]): Assertion[] =>
  rows.map(([id, journey, heard]) => ({ pattern, id, journey, heard }));

/**
 * Every 'must' assertion of the patterns that this site uses, except those about the navigation links of
 * W3C's example pages and those about a region for each panel, which W3C's guide makes optional.
 */
export const assertions: readonly Assertion[] = [
  ...of('accordion', [
    ['roleHeading', 'faq', /What is \{product\}\? .*heading/],
    ['headingLevel3', 'faq', /What is \{product\}\? .*heading level 3/],
    ['roleButton', 'faq', /What is \{product\}\? .*push button/],
    ['namePersonalInformation', 'faq', /What is \{product\}\?/],
    ['stateCollapsed', 'faq', /What is \{product\}\? collapsed/],
    ['stateExpanded', 'faq-close', /expanded push button/],
    ['stateChangeToExpanded', 'faq-close', /^\[Return\] expanded/m],
    ['stateChangeToCollapsed', 'faq-close', /^\[Return\] collapsed/m],
  ]),
  ...of('disclosure-faq', [
    ['nameQ1', 'faq', /What is \{product\}\?/],
    ['nameQ4', 'faq', /How is it different from an ATS\?/],
    ['roleButton', 'faq', /How is it different from an ATS\? .*push button/],
    ['stateButtonCollapsed', 'faq', /How is it different from an ATS\? collapsed/],
    ['stateButtonExpanded', 'faq-close', /expanded push button/],
    ['stateChangeToExpanded', 'faq', /^\[Return\] expanded/m],
    ['stateChangeToCollapsed', 'faq-close', /^\[Return\] collapsed/m],
    ['textAnswer1', 'faq', /An AI copilot for sales hiring: it turns a job description/],
  ]),
  ...of('modal-dialog', [
    ['roleDialog', 'menu', /^\[Return\]~ .*menu dialog/m],
    ['nameAddDeliveryAddress', 'menu', /^\[Return\]~ .*Site menu dialog/m],
    ['roleHeading', 'menu-heading', /Site menu heading/],
    ['headingLevel2', 'menu-heading', /Site menu heading level 2/],
    ['nameClose', 'menu', /Close menu/],
    ['roleButton', 'menu', /Close menu push button/],
  ]),
  ...of('breadcrumb', [
    ['roleLandmarkRegionNavigation', 'landmarks', /navigation/],
    ['nameLandmarkRegionBreadcrumb', 'breadcrumb', /^\[shift\+m\] Breadcrumb/m],
    ['navigationLandmarkBoundary', 'landmarks', /leaving navigation/],
    ['roleBreadcrumbsContainerList', 'landmarks', /leaving list/],
    ['numberListItems4', 'breadcrumb', /List with 2 items/],
    ['listBoundary', 'landmarks', /leaving list/],
    ['roleLink', 'landmarks', /Home link/],
    ['nameWaiAriaAuthoringPractices', 'landmarks', /Home link/],
    ['stateCurrentPage', 'breadcrumb', /\(current page\)/],
  ]),
  ...of('banner', [
    ['roleBanner', 'not-found', /banner/],
    ['bannerLandmarkBoundary', 'not-found', /leaving banner/],
    ['roleLink', 'not-found', /Product link/],
    ['nameSkipToContent', 'skip-link', /Skip to content link/],
    ['nameW3cLogo', 'not-found', /\{product\} link/],
    ['roleMenuButton', 'menu', /Menu .*push button\. \|\| opens dialog/],
    ['stateCollapsed', 'menu', /Menu collapsed push button/],
  ]),
  ...of('main', [
    ['roleMain', 'not-found', /main content/],
    ['mainLandmarkBoundary', 'leave-main', /leaving main/],
    ['roleHeading', 'change-of-page', /heading/],
    ['headingLevel1', 'change-of-page', /heading level 1/],
    [
      'nameHeadingMainLandmark',
      'change-of-page',
      /Join the waitlist for a 7-day free trial heading/,
    ],
    ['roleLink', 'not-found', /Return to Home link/],
  ]),
  ...of('contentinfo', [
    ['roleContentinfo', 'footer', /(?:content )?information/],
    ['contentinfoLandmarkBoundary', 'footer', /(?:content )?information/],
    ['roleLink', 'footer', /\{product\} on LinkedIn.* link/],
    ['textW3cAriaAuthoringPracticesTaskForce', 'footer', /See how candidates sell before you hire/],
  ]),
  ...of('alert', [['textHello', 'site-away', /^\[Return\]~ .*We could not save your signup/m]]),
  ...of('command-button', [
    ['namePrintPage', 'copy', /Copy text of the description in 50 words/],
    ['roleButton', 'copy', /push button/],
  ]),
  ...of('radiogroup-roving-tabindex', [
    ['nameGroupPizzaCrust', 'receipt-keys', /Press any score/],
    ['groupBoundary', 'receipt-keys', /panel|grouping/],
    ['nameRegularCrust', 'receipt-keys', /Discovery depth: 4/],
    ['nameDeepDish', 'receipt', /Business case: 4/],
    ['nameThinCrust', 'receipt', /Multi-threading: 4/],
    ['roleRadio', 'receipt-keys', /radio button/],
    ['stateRadioChecked', 'receipt-keys', /(?<!not )selected radio button/],
    ['stateChangeToChecked', 'receipt', /^\[space\]~ selected\b/m],
  ]),
];
