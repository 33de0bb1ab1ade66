import type { ReactNode } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../../layout/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ProductHero.css.ts';

export interface ProductHeroProps {
  /** The way back, from the home page down. Two entries or more. */
  readonly breadcrumb: readonly BreadcrumbItem[];
  /** The headline of the page. */
  readonly heading: string;
  /** The paragraph below the headline. */
  readonly lead: string;
  /** The one thing to do here. */
  readonly action: LinkItem;
  /** The link beside it. */
  readonly second: LinkItem;
  /** Chooses the role of all pictures. Slot. */
  readonly roleSwitch: ReactNode;
  /** The sheet that the page is about. Slot. */
  readonly picture: ReactNode;
}

/** Headline of the product page beside what the product makes. */
export function ProductHero(props: ProductHeroProps) {
  return (
    <Band pad="hero">
      <Stack gap={6}>
        <Breadcrumb items={props.breadcrumb} />
        <div className={styles.root}>
          <Stack gap={6}>
            <Heading level={1}>{props.heading}</Heading>
            <Text size="lead">{props.lead}</Text>
            <Stack direction="row" gap={6}>
              <ButtonLink to={props.action.to} size="large">
                {props.action.label}
              </ButtonLink>
              <ArrowLink to={props.second.to}>{props.second.label}</ArrowLink>
            </Stack>
            {props.roleSwitch}
          </Stack>
          <div className={styles.picture}>{props.picture}</div>
        </div>
      </Stack>
    </Band>
  );
}
