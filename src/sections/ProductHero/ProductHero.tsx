import { Band } from '../../primitives/Band/Band.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../../frame/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ProductHero.css.ts';

export interface ProductHeroProps {
  readonly breadcrumb: readonly BreadcrumbItem[];
  readonly heading: string;
  readonly lead: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly second: { readonly label: string; readonly to: string };
  readonly contentsHeading: string;
  /** Parts of the page in order: their heading, the sheet each ends in, and their fragment (`#id`). */
  readonly contents: readonly {
    readonly label: string;
    readonly sheet: string;
    readonly to: string;
  }[];
}

/** Headline of the product page beside the contents of a hiring file, each a link into the page. */
export function ProductHero(props: ProductHeroProps) {
  return (
    <Band pad="hero" labelledBy="product-hero">
      <Stack gap={6}>
        <Breadcrumb items={props.breadcrumb} />
        <div className={styles.root}>
          <Stack gap={6}>
            <Heading level={1} size="display" id="product-hero">
              {props.heading}
            </Heading>
            <Text size="lead" tone="muted">
              {props.lead}
            </Text>
            <Stack direction="row" gap={6}>
              <ButtonLink to={props.action.to} size="large">
                {props.action.label}
              </ButtonLink>
              <TextLink to={props.second.to} icon="arrow">
                {props.second.label}
              </TextLink>
            </Stack>
          </Stack>
          <div className={styles.contents}>
            <Heading level={2} size="body">
              {props.contentsHeading}
            </Heading>
            <ol className={styles.list}>
              {props.contents.map(({ label, sheet, to }, index) => (
                <li key={to} className={styles.entry}>
                  <Link to={to} className={styles.link}>
                    <span className={styles.number}>{index + 1}</span>
                    <span>{label}</span>
                    <span className={styles.sheet}>{sheet}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Stack>
    </Band>
  );
}
