import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandAssets } from '../../src/pages/BrandAssets.tsx';

const meta = { title: 'pages/BrandAssets', component: BrandAssets } satisfies Meta<
  typeof BrandAssets
>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};
