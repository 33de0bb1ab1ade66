import type { PhraseGroup } from './group.ts';

/** Finding buyers, choosing among them, and the first conversation. */
export const opening: readonly PhraseGroup[] = [
  {
    competency: 'outbound-prospecting',
    weight: 3,
    phrases: [
      'cold call/email/outreach',
      'outbound',
      'generate/build/create/source … pipeline',
      'book/schedule/set … meeting/demo/appointment',
      'source/find/open … opportunity',
      'new logo',
      'hunt/hunter',
      'outreach',
      'knock … door',
      'self-sourced',
      'sales sequence/cadence',
    ],
  },
  {
    competency: 'outbound-prospecting',
    weight: 3,
    isExact: true,
    phrases: ['prospecting', 'prospect for'],
  },
  {
    competency: 'qualification',
    weight: 3,
    phrases: [
      'qualify',
      'disqualify',
      'qualification',
      'meddic',
      'meddpicc',
      'meddicc',
      'bant',
      'walk away … deal/opportunity',
      'say no … deal/opportunity/prospect',
      'ideal customer profile',
      'icp',
    ],
    unless: ['degree', 'equivalent', 'education', 'preferred', 'minimum', 'professional'],
  },
  {
    competency: 'discovery-depth',
    weight: 3,
    phrases: [
      'discovery',
      'ask … question',
      'understand … customer/buyer/prospect/client … need/problem/pain/challenge/goal/business',
      'uncover … need/pain/problem/challenge',
      'pain point',
      'consultative',
      'listen',
      'diagnose',
      'root cause',
      'get … bottom',
    ],
  },
];
