import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldData } from '../../src/content/fieldData.ts';
import { FieldData } from '../../src/sections/FieldData/FieldData.tsx';
import { longText, longWord } from '../support/extremes.ts';

const routes = [
  { route: '/', views: 1840, p75: { ttfb: 118, fcp: 640, lcp: 901, inp: 48, cls: 0.002 } },
  { route: '/answers/*', views: 412, p75: { ttfb: 130, fcp: 704, lcp: 1091, cls: 0.001 } },
  { route: '/404', views: 1, p75: { ttfb: 118 } },
];

const answered = (body: unknown, status = 200) => ({
  network: { 'GET /api/field-data': { status, body } },
});

const meta = {
  title: 'sections/FieldData',
  component: FieldData,
  args: fieldData,
  parameters: answered({ days: 28, routes }),
} satisfies Meta<typeof FieldData>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Figures of some routes; what was not measured on a route is left out. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('times, shifts and views are named', async () => {
      await expect(await canvas.findByText('Largest paint 1.09 s')).toBeVisible();
      await expect(canvas.getByText('Layout shift 0.002')).toBeVisible();
      await expect(canvas.getByText('Unknown addresses, 1 view')).toBeVisible();
      await expect(canvas.getAllByText(/^Answer to a press/)).toHaveLength(1);
    });
  },
};

/** While the figures are on their way, and in the prerendered page. */
export const Loading: Story = {
  parameters: { network: { 'GET /api/field-data': 'pending' } },
};

/** Nobody has come yet. */
export const Empty: Story = { parameters: answered({ days: 28, routes: [] }) };

/** The server could not say. */
export const ServerError: Story = {
  parameters: answered({ type: 'about:blank', title: 'Service Unavailable', status: 503 }, 503),
  play: async ({ canvas, step }) => {
    await step('it says so, and what to do', async () => {
      await expect(await canvas.findByText(/could not be read/)).toBeVisible();
    });
  },
};

/** The longest copy the section must carry. */
export const LongContent: Story = {
  args: { heading: longText(90), lead: longText(400), routeName: () => longText(120) },
};

/** A word without a break opportunity stays inside the page. */
export const UnbrokenWord: Story = {
  args: { heading: longWord, lead: longWord, routeName: () => longWord },
};
