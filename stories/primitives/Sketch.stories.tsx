import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sketch } from '../../src/primitives/Sketch/Sketch.tsx';

const meta = {
  title: 'primitives/Sketch',
  component: Sketch,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sketch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A job description beside the facts of how the company sells. */
export const Role: Story = { args: { name: 'role' } };

/** Five rows, one for each competency. */
export const Competencies: Story = { args: { name: 'competencies' } };

/** A situation with four options. */
export const ProofTest: Story = { args: { name: 'proofTest' } };

/** What an interviewer asks and listens for. */
export const CoachCard: Story = { args: { name: 'coachCard' } };

/** Scores, one of them joined to its quote. */
export const Evidence: Story = { args: { name: 'evidence' } };

/** Two scores with their quotes above the recommendation. */
export const Decision: Story = { args: { name: 'decision' } };

/** A job description becomes five rows. */
export const Draft: Story = { args: { name: 'draft' } };

/** A long list becomes five. */
export const Bucket: Story = { args: { name: 'bucket' } };

/** A document of several sheets. */
export const Blueprint: Story = { args: { name: 'blueprint' } };

/** Three steps on a phone. */
export const CandidateFlow: Story = { args: { name: 'candidateFlow' } };
