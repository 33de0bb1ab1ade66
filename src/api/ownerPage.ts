/** How many people and messages the owner's page shows. */
export const listLengths = { people: 50, messages: 20 } as const;

/** What the owner's page shows: the build bundles its view, `waitlist serve` fills it in. */
export interface OwnerPage {
  /** What the last press did, in a sentence. Default: nothing was pressed. */
  readonly notice?: string | undefined;
  /** What was looked for; empty for the newest. */
  readonly query: string;
  /** Signups by status. */
  readonly signups: Readonly<
    Record<'active' | 'quarantined' | 'unconfirmed' | 'unsubscribed', number>
  >;
  /** The last 30 days, oldest first. */
  readonly byDay: readonly { readonly day: string; readonly count: number }[];
  /** The largest first. */
  readonly byCampaign: readonly {
    readonly campaign: string;
    readonly source: string;
    readonly count: number;
  }[];
  /** The newest that match. */
  readonly people: readonly OwnerPerson[];
  /** The newest. */
  readonly messages: readonly OwnerMessage[];
  /** How mail stands, a sentence a line. */
  readonly mail: readonly string[];
  /** Why nobody gets mail, and what to do. Default: it is sent. */
  readonly paused?: string | undefined;
  /** How old the newest backup is, in words. */
  readonly backup: string;
}

/** One person on the list. */
export interface OwnerPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly campaign: string;
  /** What is known of them: `active, invited, bounced`. */
  readonly status: string;
  /** In quarantine. */
  readonly isHeld: boolean;
  /** In UTC, `2026-11-21 09:30`. */
  readonly joined: string;
  /** What the owner wrote down. */
  readonly note: string;
}

/** One message from the contact form. */
export interface OwnerMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly sent: string;
  /** In quarantine. */
  readonly isHeld: boolean;
}

/** Renders the body of the page. */
export type RenderOwnerPage = (page: OwnerPage) => string;

/** Where the forms of the page are posted. */
export const ownerPaths = {
  page: '/',
  note: '/note',
  remove: '/delete',
  release: '/release',
  tryRestore: '/try-restore',
  export: '/export.csv',
  exportSemicolons: '/export-semicolons.csv',
} as const;

/** Longest note, in UTF-16 code units. */
export const longestNote = 500;
