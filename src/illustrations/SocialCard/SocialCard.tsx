import { createElement, type ReactElement } from 'react';
import type { Drawn } from './drawn.ts';
import { socialCard, type SocialCardContent } from './socialCard.ts';

const elementOf = ({ type, props: { children = [], ...props } }: Drawn): ReactElement =>
  createElement(
    type,
    props,
    ...children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );

/** The social picture as React elements, for Storybook. The build draws the same content without a browser. */
export const SocialCard = (content: SocialCardContent) => elementOf(socialCard(content));
