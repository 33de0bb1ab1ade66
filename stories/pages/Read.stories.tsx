import type { Meta, StoryObj } from '@storybook/react-vite';
import { Read } from '../../src/pages/Read.tsx';
import { readerData } from '../support/reading.ts';

const meta = {
  title: 'pages/Read',
  component: Read,
  args: readerData,
} satisfies Meta<typeof Read>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page, with the sample job posting. */
export const Default: Story = {};
