import type { Meta, StoryObj } from '@storybook/react-vite';
import { Product } from '../../src/pages/Product.tsx';

const meta = { title: 'pages/Product', component: Product } satisfies Meta<typeof Product>;

export default meta;

/** The whole page, without header and footer. */
export const Default: StoryObj<typeof meta> = {};
