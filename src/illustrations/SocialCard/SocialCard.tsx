import { socialCard, type SocialCardContent } from './socialCard.ts';

/** The social picture in a browser: for Storybook. The build draws the same without one. */
export const SocialCard = (content: SocialCardContent) => socialCard(content);
