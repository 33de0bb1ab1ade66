import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { performanceDashboard } from '../../src/content/performance.ts';
import { PerformanceDashboardView } from '../../src/sections/PerformanceDashboard/PerformanceDashboardView.tsx';
import { longText, longWord } from '../support/extremes.ts';

const filledWith = (text: string) => ({
  heading: text,
  lead: text,
  metrics: performanceDashboard.metrics.map((metric) => ({
    ...metric,
    label: text,
    meaning: text,
    targetText: text,
  })),
});

const meta = {
  title: 'sections/PerformanceDashboardView',
  component: PerformanceDashboardView,
  args: {
    ...performanceDashboard,
    measurements: { ttfb: 38, fcp: 412, lcp: 655, cls: 0.0004 },
    onRefresh: fn(),
  },
} satisfies Meta<typeof PerformanceDashboardView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All four metrics are measured, and are within their targets. */
export const Default: Story = {};

/** Nothing is measured yet: the document as it is served. */
export const Waiting: Story = {
  args: { measurements: {} },
};

/** The first byte and paint are known, the rest is still to come. */
export const Partial: Story = { args: { measurements: { ttfb: 120, fcp: 950 } } };

/** A browser that records no layout shift and no largest paint: nothing more will come. */
export const NotMeasured: Story = {
  args: { measurements: { ttfb: 38, fcp: 412, lcp: null, cls: null } },
};

/** A slow connection: every metric is over its target, and says so in words. */
export const OverTarget: Story = {
  args: { measurements: { ttfb: 200, fcp: 1801, lcp: 4200, cls: 0.26 } },
};

/** The longest copy the layout must carry. */
export const LongContent: Story = { args: filledWith(longText(180)) };

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = { args: filledWith(longWord) };
