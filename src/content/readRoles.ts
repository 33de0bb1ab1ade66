import type { MotionId, RoleId } from '../reader/types.ts';

/** What a role is called, and what is acted out in its role-play. */
export const readRoles: readonly {
  readonly id: RoleId;
  readonly name: string;
  readonly rolePlay: string;
}[] = [
  { id: 'sdr', name: 'Sales development', rolePlay: 'a first call' },
  { id: 'seller', name: 'Account executive or sales rep', rolePlay: 'a first meeting' },
  { id: 'enterprise', name: 'Enterprise account executive', rolePlay: 'a meeting with two buyers' },
  { id: 'account-manager', name: 'Account or partner manager', rolePlay: 'a yearly review' },
  { id: 'engineer', name: 'Sales engineer', rolePlay: 'a demonstration' },
  { id: 'manager', name: 'Sales manager or team lead', rolePlay: 'a deal review with a rep' },
  { id: 'director', name: 'Director, VP or head of sales', rolePlay: 'a forecast review' },
];

/** How first meetings come about. */
export const readMotions: readonly { readonly id: MotionId; readonly name: string }[] = [
  { id: 'outbound', name: 'Outbound' },
  { id: 'inbound', name: 'Inbound' },
  { id: 'both', name: 'Outbound and inbound' },
  { id: 'customers', name: 'Existing customers' },
  { id: 'partners', name: 'Partners' },
];
