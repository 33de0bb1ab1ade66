import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactSent } from '../../src/pages/ContactSent.tsx';

const meta = { title: 'pages/ContactSent', component: ContactSent } satisfies Meta<
  typeof ContactSent
>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};
