import { createContext } from 'react';

/** Whether the visitor has joined the waitlist on this visit, and how a form says so. */
export interface Joined {
  readonly hasJoined: boolean;
  readonly onJoined: () => void;
}

/** Read by what asks to join, so that it stops. Default: nobody has, as on a page by itself. */
export const JoinedContext = createContext<Joined>({
  hasJoined: false,
  onJoined: () => undefined,
});
