import { Heading } from '../Heading/Heading.tsx';
import { Stack, type StackProps } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Band, type BandProps } from './Band.tsx';

/** The words that open a section. */
export interface SectionWords {
  /** The headline of the section. */
  readonly heading: string;
  /** The sentence below the heading. */
  readonly lead: string;
}

interface SectionProps extends Pick<BandProps, 'children' | 'pad' | 'tone'>, Partial<SectionWords> {
  /** Id of the heading, which names the section. */
  readonly id: string;
  /** The headline of the section. */
  readonly heading: string;
  /** Step of the type scale of the lead. Default `body`. */
  readonly leadSize?: 'lead' | 'body';
  /** Space between heading and lead, in steps of the space scale. Default 3. */
  readonly leadGap?: 2 | 3 | 4;
  /** Space between the parts of the section, in steps of the space scale. Default 8. */
  readonly gap?: StackProps['gap'];
}

/** A band that begins with its heading, which names it. */
export function Section(props: SectionProps) {
  const { id, heading, lead, leadSize = 'body', leadGap = 3, gap = 8, children, ...band } = props;
  const title = (
    <Heading level={2} id={id}>
      {heading}
    </Heading>
  );
  return (
    <Band labelledBy={id} {...band}>
      <Stack gap={gap}>
        {lead === undefined ? (
          title
        ) : (
          <Stack gap={leadGap}>
            {title}
            <Text size={leadSize} tone="muted">
              {lead}
            </Text>
          </Stack>
        )}
        {children}
      </Stack>
    </Band>
  );
}
