import { createContext } from 'react';

/** Where the page finds its pictures. */
export interface Sources {
  /** Address of a picture, by the hash of its pixels. */
  picture(hash: string): string;
  /** Address of the drawing of what differs between two pictures. */
  difference(before: string, after: string): string;
}

/** Beside the page itself, whether it is served or lies in a folder. */
const besidePage: Sources = {
  picture: (hash) => `pictures/${hash}.webp`,
  difference: (before, after) => `differences/${before}-${after}.webp`,
};

export const SourcesContext = createContext<Sources>(besidePage);
