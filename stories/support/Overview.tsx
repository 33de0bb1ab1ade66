import type { ReactNode } from 'react';
import { articleArtifacts } from '../../src/content/articleArtifacts.ts';
import { site } from '../../src/content/site.ts';
import { EvidenceReceipt } from '../../src/illustrations/EvidenceReceipt/EvidenceReceipt.tsx';
import { Button } from '../../src/primitives/Button/Button.tsx';
import { Chip } from '../../src/primitives/Chip/Chip.tsx';
import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { Logo } from '../../src/primitives/Logo/Logo.tsx';
import { type Score, ScoreCell } from '../../src/illustrations/ScoreCell/ScoreCell.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { TextField } from '../../src/primitives/TextField/TextField.tsx';
import * as styles from './Overview.css.ts';

interface PartProps {
  /** Storybook page that the link opens, as in its address: `primitives-button`. */
  readonly page: string;
  /** The link's words. */
  readonly label: string;
  /** Takes two rows. Default false. */
  readonly isTall?: boolean;
  /** The part in use. */
  readonly children: ReactNode;
}

function Part({ page, label, isTall = false, children }: PartProps) {
  return (
    <div className={styles.part[isTall ? 'tall' : 'regular']}>
      {children}
      <a href={`./?path=/docs/${page}--docs`}>{label}</a>
    </div>
  );
}

const scores: readonly Score[] = [0, 1, 2, 3, 4];

/** The design system on one screen: each part in use, with a link to its page. */
export function Overview() {
  return (
    <div className={`sb-unstyled ${styles.root}`}>
      <Part page="foundations-typescale" label="Type">
        <Logo product={site.product} />
        <Heading level={2} size="h3">
          Scored with receipts
        </Heading>
        <Text>Every score has its evidence, one press away.</Text>
      </Part>
      <Part page="foundations-semantictokens" label="Colors and their roles">
        <div className={styles.colors}>
          {Object.values(styles.fill).map((name) => (
            <span key={name} className={name} />
          ))}
        </div>
        <div className={styles.scores}>
          {scores.map((score) => (
            <ScoreCell key={score} score={score} />
          ))}
        </div>
        <Text size="small">Teal means one thing: scored. A blank is no evidence.</Text>
      </Part>
      <Part page="illustrations-evidencereceipt" label="Illustrations of the product" isTall>
        <EvidenceReceipt {...articleArtifacts.rolePlay.props} />
      </Part>
      <Part page="primitives-button" label="Buttons and other primitives">
        <Stack direction="row" gap={3}>
          <Button>Join the waitlist</Button>
          <Button tone="quiet">Copy</Button>
        </Stack>
        <Stack direction="row" gap={2}>
          <Chip>In the trial</Chip>
          <Chip tone="evidence">Scored 4</Chip>
        </Stack>
      </Part>
      <Part page="forms-waitlistform" label="Forms and their states">
        <TextField
          id="overview-email"
          name="email"
          label="Work email"
          note="required"
          type="email"
          autoComplete="off"
          maxLength={254}
        />
      </Part>
    </div>
  );
}
