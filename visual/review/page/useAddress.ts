import { useSyncExternalStore } from 'react';

/** What is open: a whole cause, or one of its pictures. */
export interface Address {
  /** Id of a cause; empty in a link that names a finding alone. */
  readonly group: string;
  /** Id of a finding; empty at the whole cause. */
  readonly finding: string;
}

function listen(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The address of a finding within the page, which can be sent to somebody. */
export const linkTo = (finding: string): string => `#finding=${encodeURIComponent(finding)}`;

/** What the address of the page opens. Kept there so that Back goes back, and a link opens one finding. */
export function useAddress(): [Address, (to: Address) => void] {
  const hash = useSyncExternalStore(listen, () => location.hash);
  const parameters = new URLSearchParams(hash.slice(1));
  const go = ({ group, finding }: Address): void => {
    location.hash = new URLSearchParams({ cause: group, finding }).toString();
  };
  return [{ group: parameters.get('cause') ?? '', finding: parameters.get('finding') ?? '' }, go];
}
