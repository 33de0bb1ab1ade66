import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoEmbed } from '../../src/pages/DemoEmbed.tsx';

const meta = {
  title: 'pages/DemoEmbed',
  component: DemoEmbed,
  parameters: { isAlone: true, docs: { story: { height: '820px' } } },
} satisfies Meta<typeof DemoEmbed>;

export default meta;

/** The whole page; it has neither header nor footer, because it is shown in a frame. */
export const Default: StoryObj<typeof meta> = {};
