import { createContext } from 'react';

/** Whether the visitor has joined the waitlist on this visit, and the callback by which a form reports it. */
export interface Joined {
  readonly hasJoined: boolean;
  readonly onJoined: () => void;
}

/** Read by forms and calls that ask to join: they go once the visitor has. Default: nobody has joined. */
export const JoinedContext = createContext<Joined>({
  hasJoined: false,
  onJoined: () => undefined,
});
