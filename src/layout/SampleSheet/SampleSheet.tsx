import type { ReactNode } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import type { CopyButtonCopy } from '../../primitives/CopyButton/CopyButtonView.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link, type LinkItem } from '../../primitives/Link/Link.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Stamp } from '../../illustrations/Stamp/Stamp.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../Breadcrumb/Breadcrumb.tsx';
import * as styles from './SampleSheet.css.ts';

/** Words and links around a sample document. */
export interface SampleSheetCopy {
  /** The way from the home page to this one; the last item is the page itself. */
  readonly breadcrumb: readonly BreadcrumbItem[];
  /** Links to the same document for each role; the `to` of the current one equals `path`. */
  readonly roles: { readonly label: string; readonly items: readonly LinkItem[] };
  /** Path of this page. */
  readonly path: string;
  /** Label of the button that prints the page. */
  readonly print: string;
  /** Words of the button that copies the document. */
  readonly copy: CopyButtonCopy;
  /** Files that hold the same data. */
  readonly downloads: readonly LinkItem[];
  /** The headline of the page. */
  readonly title: string;
  /** The paragraph below the headline. */
  readonly lead: string;
  /** Says that the data is made up. */
  readonly stamp: string;
}

/** A sample document as a sheet of paper, with buttons and links above to print, copy or download it. */
export function SampleSheet(
  props: SampleSheetCopy & {
    /** The parts of the document. */
    readonly children: ReactNode;
  },
) {
  const { roles, path, downloads } = props;
  return (
    <Band pad="hero" tone="sunken">
      <Stack gap={6}>
        <Breadcrumb items={props.breadcrumb} />
        <div className={styles.bar}>
          <nav aria-label={roles.label} className={styles.roles}>
            {roles.items.map(({ label, to }) => (
              <Link
                key={to}
                to={to}
                className={styles.role}
                aria-current={to === path ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
          <div className={styles.tools}>
            <div className={styles.scripted}>
              <Button onClick={() => window.print()}>{props.print}</Button>
              <CopyButton {...props.copy} />
            </div>
            <div className={styles.files}>
              {downloads.map(({ label, to }) => (
                <TextLink key={to} to={to} download={to.replace(/^.*\//, '')} icon="download">
                  {label}
                </TextLink>
              ))}
            </div>
          </div>
        </div>
        <div className={styles.sheet}>
          <div className={styles.head}>
            <Stack gap={3}>
              <Heading level={1}>{props.title}</Heading>
              <Text size="lead">{props.lead}</Text>
            </Stack>
            <Stamp>{props.stamp}</Stamp>
          </div>
          {props.children}
        </div>
      </Stack>
    </Band>
  );
}

interface SamplePartProps {
  /** Id of the heading, for links to this part. */
  readonly id: string;
  /** Headline of this part. */
  readonly heading: string;
  /** Paragraph below the headline. Default: none. */
  readonly text?: string;
  /** Content of the part. */
  readonly children: ReactNode;
}

/** One headed part of a sample document. */
export function SamplePart({ id, heading, text, children }: SamplePartProps) {
  return (
    <div className={styles.part}>
      <Heading level={2} size="h3" id={id}>
        {heading}
      </Heading>
      {text !== undefined && <Text>{text}</Text>}
      {children}
    </div>
  );
}

/** Sentences of a sample document as a list; a single sentence is a paragraph. */
export function SamplePoints({ items }: { readonly items: readonly string[] }) {
  if (items.length === 1) return <Text>{items[0]}</Text>;
  return (
    <ul className={styles.points}>
      {items.map((item) => (
        <li key={item} className={styles.point}>
          {item}
        </li>
      ))}
    </ul>
  );
}
