import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contact } from '../../src/pages/Contact.tsx';

const meta = { title: 'pages/Contact', component: Contact } satisfies Meta<typeof Contact>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};
