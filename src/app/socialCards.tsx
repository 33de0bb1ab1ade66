import '../design/global.css.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { socialCard } from '../content/social.ts';
import { SocialCard } from '../illustrations/SocialCard/SocialCard.tsx';

/** The picture of one page as HTML; its styles are in the bundle's stylesheet. */
export const socialCardHtml = (title: string): string =>
  renderToStaticMarkup(<SocialCard {...socialCard} title={title} />);
