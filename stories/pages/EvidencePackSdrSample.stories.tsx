import type { Meta, StoryObj } from '@storybook/react-vite';
import { EvidencePackSdrSample } from '../../src/pages/EvidencePackSdrSample.tsx';

const meta = {
  title: 'pages/EvidencePackSdrSample',
  component: EvidencePackSdrSample,
} satisfies Meta<typeof EvidencePackSdrSample>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};
