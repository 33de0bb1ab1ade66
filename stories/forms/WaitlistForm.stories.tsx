import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ordinary } from '../../.storybook/modes.ts';
import { pictured } from '../../.storybook/pictured.ts';
import { paths } from '../../src/api/paths.ts';
import { joinedUnconfirmed, waitlistForm } from '../../src/content/waitlistForm.ts';
import { WaitlistForm } from '../../src/forms/WaitlistForm/WaitlistForm.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { reword } from '../support/formWords.ts';
import { accepted, goOffline, rateLimited, refusing, serverError } from '../support/posting.ts';

const meta = {
  title: 'forms/WaitlistForm',
  component: WaitlistForm,
  args: waitlistForm,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WaitlistForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const waitlist = `POST ${paths.waitlist}`;
const address = 'ana@example.com';

const press = (canvas: Canvas): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Join waitlist' }));

async function join(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: /Work email/ }), address);
  await press(canvas);
}

async function expectNothingLost(canvas: Canvas): Promise<void> {
  await expect(canvas.getByRole('textbox', { name: /Work email/ })).toHaveValue(address);
  await expect(canvas.getByRole('button', { name: 'Join waitlist' })).toHaveFocus();
}

/** Before anything is typed. */
export const Default: Story = {
  parameters: pictured({ modes: [...ordinary, 'forced-colors', 'more-contrast'] }),
};

/** After a press without an address, the field says what it needs and takes focus. */
export const ValidationError: Story = {
  play: async ({ canvas, step }) => {
    await step('press without typing', () => press(canvas));
    await step('the field says what it needs, and has focus', async () => {
      const email = await canvas.findByRole('textbox', { name: /Work email/ });
      await expect(email).toHaveAccessibleDescription(/Enter your work email/);
      await expect(email).toHaveFocus();
    });
  },
};

/** The post is under way: the button says so, keeps focus and ignores a second press. */
export const Submitting: Story = {
  parameters: { network: { [waitlist]: 'pending' } },
  play: async ({ canvas, step }) => {
    await step('join', () => join(canvas));
    await step('the button says that it is joining', async () => {
      const button = await canvas.findByRole('button', { name: 'Joining...' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveFocus();
    });
  },
};

/** The form asks about an address that is probably mistyped; one press corrects it. */
export const DoubtfulAddress: Story = {
  parameters: { network: { [waitlist]: accepted } },
  play: async ({ canvas, step }) => {
    const email = canvas.getByRole('textbox', { name: /Work email/ });
    await step('join with a domain without a dot', async () => {
      await userEvent.type(email, 'dana@northwind');
      await press(canvas);
    });
    await step('the field asks, and has focus', async () => {
      await waitFor(() =>
        expect(email).toHaveAccessibleDescription(/Did you mean dana@northwind\.com\?/),
      );
      await expect(email).toHaveFocus();
      await expect(email).not.toHaveAttribute('aria-invalid');
    });
    await step('one press takes what was meant', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use dana@northwind.com' }));
      await expect(email).toHaveValue('dana@northwind.com');
    });
  },
};

/** The server accepted the signup: its receipt takes the place of the form. */
export const Succeeded: Story = {
  parameters: { network: { [waitlist]: accepted } },
  play: async ({ canvas, step }) => {
    await step('join', () => join(canvas));
    await step('the success takes the place of the form', async () => {
      const heading = await canvas.findByRole('heading', { name: "You're on the list!" });
      await waitFor(() => expect(heading).toHaveFocus());
    });
  },
};

/** The server accepted the signup and asks the person to confirm it. */
export const NeedsConfirmation: Story = {
  args: { success: joinedUnconfirmed },
  parameters: { network: { [waitlist]: accepted } },
  play: async ({ canvas, step }) => {
    await step('join', () => join(canvas));
    await step(
      'the receipt says what is still to do, and what to do when no email comes',
      async () => {
        const heading = await canvas.findByRole('heading', {
          name: 'Almost there: open the link that we sent',
        });
        await waitFor(() => expect(heading).toHaveFocus());
        await expect(canvas.getByText(joinedUnconfirmed.resend.help)).toBeVisible();
        await expect(canvas.queryByText(/on the list!/)).toBeNull();
      },
    );
  },
};

/** The server refuses the address: the field says why, and has focus. */
export const RefusedByServer: Story = {
  parameters: { network: { [waitlist]: refusing('email', 'invalid') } },
  play: async ({ canvas, step }) => {
    await step('join', () => join(canvas));
    await step('the field says what it needs, and has focus', async () => {
      await canvas.findByText('Enter an email address like name@company.com.');
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: /Work email/ })).toHaveFocus(),
      );
    });
  },
};

/** The server failed: what is typed stays, and trying again is safe. */
export const ServerError: Story = {
  parameters: { network: { [waitlist]: serverError } },
  play: async ({ canvas, step }) => {
    await step('join', () => join(canvas));
    await step('an alert says what to do, and nothing is lost', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        waitlistForm.failures.server,
      );
      await expectNothingLost(canvas);
    });
  },
};

/** Too many tries came from the visitor's network. */
export const RateLimited: Story = {
  parameters: { network: { [waitlist]: rateLimited } },
  play: async ({ canvas, step }) => {
    await step('join', () => join(canvas));
    await step('an alert says how long to wait', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        waitlistForm.failures.rateLimited,
      );
      await expectNothingLost(canvas);
    });
  },
};

/** The device has no connection. */
export const Offline: Story = {
  parameters: { network: { [waitlist]: 'offline' } },
  beforeEach: goOffline,
  play: async ({ canvas, step }) => {
    await step('join', () => join(canvas));
    await step('an alert says that nothing was sent', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        waitlistForm.failures.offline,
      );
      await expectNothingLost(canvas);
    });
  },
};

/** The longest words the form must carry. */
export const LongContent: Story = {
  args: {
    fields: reword(waitlistForm.fields, (words) => ({ ...words, label: longText(90) })),
    submit: longText(60),
    privacy: { ...waitlistForm.privacy, text: longText(240) },
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    fields: reword(waitlistForm.fields, (words) => ({ ...words, label: longWord })),
    submit: longWord,
  },
};
