import type { Meta, StoryObj } from '@storybook/react-vite';
import { EvidencePackLeaderSample } from '../../src/pages/EvidencePackLeaderSample.tsx';

const meta = {
  title: 'pages/EvidencePackLeaderSample',
  component: EvidencePackLeaderSample,
} satisfies Meta<typeof EvidencePackLeaderSample>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};
