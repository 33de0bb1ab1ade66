import type { Meta, StoryObj } from '@storybook/react-vite';
import { EvidencePackSample } from '../../src/pages/EvidencePackSample.tsx';

const meta = { title: 'pages/EvidencePackSample', component: EvidencePackSample } satisfies Meta<
  typeof EvidencePackSample
>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};
