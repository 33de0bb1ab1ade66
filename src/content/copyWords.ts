import type { CopyWords } from '../primitives/CopyButton/CopyButtonView.tsx';

/** What every copy button says after it is pressed. */
export const copyWords = {
  copied: 'Copied!',
  refused:
    'Your browser refused to copy. The text is selected: press Ctrl+C, or Command+C on a Mac.',
} satisfies CopyWords;
