import type { PhraseGroup } from './group.ts';

/** Keeping deals, accounts and people in order. */
export const managing: readonly PhraseGroup[] = [
  {
    competency: 'forecast-honesty',
    weight: 3,
    phrases: ['forecast', 'call … number', 'commit number', 'predictable/predictability'],
  },
  {
    competency: 'account-planning',
    weight: 3,
    phrases: [
      'account plan',
      'territory plan',
      'strategic account',
      'named account',
      'key account',
      'grow/expand … account/customer/client',
      'upsell',
      'cross-sell',
      'renew',
      'expansion',
      'white space',
    ],
  },
  {
    competency: 'pipeline-discipline',
    weight: 3,
    phrases: [
      'manage/maintain … pipeline',
      'pipeline management/hygiene/review/coverage/discipline',
      'crm',
      'salesforce',
      'hubspot',
      'next step',
      'record/log/document/update … activity/note/call',
      'sales process',
    ],
  },
  {
    competency: 'coaching',
    weight: 3,
    phrases: [
      'coach',
      'mentor',
      'develop … rep/team/seller/people/executive',
      'train … rep/seller/team',
      'one-on-one',
      'one-to-one',
      '# on #',
      'ride-along',
      'call review',
      'hire … rep/team/seller',
      'lead … team',
      'manage … team',
    ],
    unless: ['receive', 'get', 'offer', 'leaders', 'benefit', 'provide', 'from'],
  },
];
