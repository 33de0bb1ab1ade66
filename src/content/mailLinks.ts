/** Words of the pages behind links in emails. They first show a button, because mail scanners open links. */
export const mailLinkWords = {
  confirm: {
    title: 'Confirm your place on the waitlist',
    button: 'Confirm',
    done: 'You are on the waitlist',
    after: 'Your address is confirmed. You can leave at any time with the link in our emails.',
    invalid: 'It is incomplete, or older than 30 days. Sign up again to get a new one.',
  },
  unsubscribe: {
    title: 'Leave the waitlist',
    button: 'Unsubscribe',
    done: 'You are off the list',
    after: 'You will get no more email from us. Nobody else can put the address back on the list.',
    invalid: 'It is incomplete. Copy all of it from the email, or reply to us and we take you off.',
  },
} as const;
