/** How many people and messages the owner's page shows. */
export const listLengths = { people: 50, messages: 20 } as const;

/** What the owner's page shows: the build bundles its view, `waitlist serve` fills it in. */
export interface OwnerPage {
  /** Sentence on what the last pressed button did. Default: none was pressed. */
  readonly notice?: string | undefined;
  /** The text that the owner searched for; empty without a search. */
  readonly query: string;
  /** Signups by status. */
  readonly signups: Readonly<
    Record<'active' | 'quarantined' | 'unconfirmed' | 'unsubscribed', number>
  >;
  /** Signups on each of the last 30 days, oldest first. */
  readonly byDay: readonly { readonly day: string; readonly count: number }[];
  /** Signups by campaign, the largest number first. */
  readonly byCampaign: readonly {
    readonly campaign: string;
    readonly source: string;
    readonly count: number;
  }[];
  /** The newest people that match `query`. */
  readonly people: readonly OwnerPerson[];
  /** The newest messages. */
  readonly messages: readonly OwnerMessage[];
  /** State of outgoing mail, one sentence per item. */
  readonly mail: readonly string[];
  /** Why no mail is sent, and what to do about that. Default: mail is sent. */
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
  /** State of the signup: `active, invited, bounced`. */
  readonly status: string;
  /** Whether the signup is in quarantine. */
  readonly isQuarantined: boolean;
  /** Time of the signup in UTC: `2026-11-21 09:30`. */
  readonly joined: string;
  /** The owner's note about the person. */
  readonly note: string;
}

/** One message from the contact form. */
export interface OwnerMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly sent: string;
  /** Whether the message is in quarantine. */
  readonly isQuarantined: boolean;
}

/** Renders the body of the page. */
export type RenderOwnerPage = (page: OwnerPage) => string;

/** Paths of the owner's page, of its forms and of its lists. */
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
