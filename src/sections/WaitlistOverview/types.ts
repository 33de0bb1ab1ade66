import type { OwnerPage } from '../../api/ownerPage.ts';

/** Everything that the page says besides its data. */
export interface WaitlistOverviewWords {
  readonly title: string;
  readonly statuses: Readonly<Record<keyof OwnerPage['signups'], string>>;
  readonly days: string;
  readonly campaigns: { readonly caption: string; readonly columns: readonly string[] };
  readonly noCampaign: string;
  readonly people: string;
  readonly search: { readonly label: string; readonly button: string };
  readonly nobody: string;
  readonly note: { readonly label: string; readonly button: string };
  readonly remove: {
    readonly label: string;
    readonly question: string;
    readonly button: string;
  };
  readonly release: string;
  readonly messages: string;
  readonly noMessages: string;
  readonly reply: string;
  readonly held: string;
  readonly mail: string;
  readonly backups: string;
  readonly tryRestore: string;
  readonly download: string;
  readonly downloadSemicolons: string;
}

export interface WaitlistOverviewProps {
  /** Everything that the page says besides its data. */
  readonly words: WaitlistOverviewWords;
  /** The data that the server read from the database. */
  readonly page: OwnerPage;
}
