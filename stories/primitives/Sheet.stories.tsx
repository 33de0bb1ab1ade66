import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetBody, SheetFoot, SheetLabel } from '../../src/primitives/Sheet/Sheet.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'primitives/Sheet',
  component: Sheet,
  args: {
    description: 'Illustration of an empty sheet with a head, a label and a foot.',
    title: 'Coach card',
    owner: 'Candidate B-07',
    children: (
      <>
        <SheetBody>
          <SheetLabel>What to ask</SheetLabel>
        </SheetBody>
        <SheetFoot line="Recommendation: hire">People decide.</SheetFoot>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Head, label and foot. */
export const Default: Story = {};

/** A sheet that belongs to nobody in particular. */
export const WithoutOwner: Story = {
  args: { description: meta.args.description, title: 'Coach card', children: meta.args.children },
  render: ({ description, title, children }) => (
    <Sheet description={description} title={title}>
      {children}
    </Sheet>
  ),
};

/** The head wraps. */
export const LongContent: Story = { args: { title: longText(120), owner: longText(80) } };

/** A word without a break opportunity stays on the sheet. */
export const UnbrokenWord: Story = { args: { title: longWord } };
