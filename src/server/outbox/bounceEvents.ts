/** What a provider's event says about an address. `passing`: mail may arrive later; `other`: no failure. */
type BounceVerdict = 'final' | 'complaint' | 'passing' | 'other';

type Fields = Readonly<Record<string, unknown>>;

/** How one provider reports bounces, in the field names of its documentation. */
interface Provider {
  /** Whether an event is this provider's. */
  readonly isTheirs: (event: Fields) => boolean;
  /** The field that holds the fields of the event. Default: they are at the top level. */
  readonly inner?: string;
  /** The field with the address. */
  readonly email: string;
  /** Reads the word that decides the verdict. */
  readonly word: (event: Fields) => unknown;
  /** The words that mean each verdict, separated by spaces. */
  readonly verdicts: Readonly<Record<BounceVerdict, string>>;
}

/** One entry for each provider. A new one needs an entry here, and its events in the test. */
const providers: readonly Provider[] = [
  {
    // https://postmarkapp.com/developer/webhooks/bounce-webhook
    isTheirs: (event) => 'Type' in event,
    email: 'Email',
    word: ({ Type }) => Type,
    verdicts: {
      final: 'HardBounce BadEmailAddress ManuallyDeactivated',
      complaint: 'SpamComplaint',
      passing:
        'Transient SoftBounce DnsError SpamNotification Blocked DMARCPolicy SMTPApiError Unknown VirusNotification TemplateRenderingFailed InboundError',
      other:
        'Unsubscribe Subscribe AutoResponder AddressChange OpenRelayTest ChallengeVerification Unconfirmed',
    },
  },
  {
    // https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads
    isTheirs: (event) => 'event-data' in event,
    inner: 'event-data',
    email: 'recipient',
    // A message that Mailgun gave up for a reason other than a bounce says nothing about the address.
    word: ({ event, severity, reason }) =>
      event === 'failed'
        ? `${String(severity)}-${severity === 'permanent' ? String(reason) : ''}`
        : event,
    verdicts: {
      final: 'permanent-bounce permanent-suppress-bounce',
      complaint: 'complained permanent-suppress-complaint',
      passing:
        'temporary- permanent-generic permanent-old permanent-suppress-unsubscribe permanent-espblock',
      other: 'accepted delivered opened clicked unsubscribed stored rejected',
    },
  },
  {
    // https://dev.mailjet.com/email/guides/webhooks/
    isTheirs: (event) => 'MessageID' in event || 'hard_bounce' in event,
    email: 'email',
    word: ({ event, hard_bounce }) =>
      event === 'bounce' ? `bounce-${String(hard_bounce)}` : event,
    verdicts: {
      final: 'bounce-true',
      complaint: 'spam',
      passing: 'bounce-false blocked',
      other: 'sent open click unsub',
    },
  },
  {
    // https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event
    isTheirs: (event) => 'event' in event,
    email: 'email',
    // The documented example of a bounce has no `type`. The type `blocked` is a temporary refusal.
    word: ({ event, type = 'bounce' }) => (event === 'bounce' ? `bounce-${String(type)}` : event),
    verdicts: {
      final: 'bounce-bounce',
      complaint: 'spamreport',
      passing: 'bounce-blocked deferred dropped',
      other:
        'processed delivered open click unsubscribe group_unsubscribe group_resubscribe account_status_change',
    },
  },
  {
    // Not a provider's event, but the report of one address by the owner's own program: `{"email": …}` (docs/operations.md).
    isTheirs: (event) => Object.keys(event).join() === 'email',
    email: 'email',
    word: () => 'bounce',
    verdicts: { final: 'bounce', complaint: '', passing: '', other: '' },
  },
];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Reads an event in the words of its provider; undefined for one that is not understood. */
export function readBounceEvent(event: unknown) {
  if (!isFields(event)) return undefined;
  const provider = providers.find(({ isTheirs }) => isTheirs(event));
  const fields = provider?.inner === undefined ? event : event[provider.inner];
  if (!provider || !isFields(fields)) return undefined;
  const word = provider.word(fields);
  const email = fields[provider.email];
  const verdicts = Object.entries(provider.verdicts) as [BounceVerdict, string][];
  const [verdict] = verdicts.find(([, words]) => words.split(' ').includes(String(word))) ?? [];
  if (verdict === undefined) return undefined;
  if (typeof email === 'string' && email !== '') return { email, verdict };
  // Some events concern an account and have no address.
  return verdict === 'other' ? { email: '', verdict } : undefined;
}
