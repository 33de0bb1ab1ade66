import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { productPictures } from '../../src/content/productPictures.ts';
import { Product } from '../../src/pages/Product.tsx';

const meta = {
  title: 'pages/Product',
  component: Product,
  args: productPictures,
} satisfies Meta<typeof Product>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {
  parameters: {
    ...pictured({ modes: ['desktop', 'tablet', 'phone', 'wide', 'dark'] }),
    route: '/product',
  },
};
