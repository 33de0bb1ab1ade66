import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { answerData } from '../../src/articles/answersData.ts';
import { articleBreadcrumb, articlePage } from '../../src/content/article.ts';
import { ScoreGrid } from '../../src/illustrations/ScoreGrid/ScoreGrid.tsx';
import { articleArtifacts } from '../../src/content/articleArtifacts.ts';
import { Table } from '../../src/primitives/Table/Table.tsx';
import { Article } from '../../src/sections/Article/Article.tsx';
import type { ArticleData } from '../../src/sections/Article/types.ts';
import { longText, longWord } from '../support/extremes.ts';

const data = answerData('candidate-heatmap-scoring');
if (data === undefined) throw new Error('The story shows an article that does not exist.');
const { article, facts } = data;

const filledWith = (text: string): ArticleData => ({
  ...article,
  h1: text,
  summary: text,
  keyPoints: [text, `${text} again`],
  sections: [
    {
      heading: text,
      paragraphs: [`${text} [1]`],
      list: [text],
      table: { caption: text, columns: [text, 'Score'], rows: [[text, text]] },
    },
  ],
  sources: [{ label: text, url: 'https://example.com/source', says: text }],
});

const meta = {
  title: 'sections/Article',
  component: Article,
  args: {
    ...articlePage,
    breadcrumb: [...articleBreadcrumb, { label: article.title }],
    article,
    facts,
    drawTable: (table) => <Table {...table} />,
    picture: <ScoreGrid {...articleArtifacts.heatmap.props} />,
  },
  parameters: {
    ...pictured({ modes: ['desktop', 'phone'] }),
  },
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A whole article. */
export const Default: Story = {
  parameters: pictured({ modes: ['desktop', 'phone', 'forced-colors', 'print'] }),
};

/** The table of contents is closed on a phone, and can be opened without a script. */
export const Contents: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: pictured({ modes: ['phone'] }),
  play: async ({ canvas, step, userEvent }) => {
    await step('every section has its link', async () => {
      const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
      await userEvent.click(contents.getByText('On this page'));
      await expect(contents.getAllByRole('link')).toHaveLength(article.sections?.length ?? 0);
    });
  },
};

/** The picture is below the summary, and its scores can be pressed. */
export const Pictured: Story = {
  parameters: pictured({ modes: ['phone'] }),
  play: async ({ canvas, step, userEvent }) => {
    await step('pressing a score prints what it rests on', async () => {
      const score = canvas.getByRole('radio', { name: /Forecast honesty: 3$/ });
      await userEvent.click(score);
      await expect(score).toBeChecked();
      await expect(canvas.getByText(/Write to Dana again next week\.”$/)).toBeVisible();
    });
  },
};

/** An article that has only a summary and key points. */
export const KeyPointsOnly: Story = {
  args: {
    article: {
      slug: article.slug,
      title: article.title,
      metaDescription: article.metaDescription,
      h1: article.h1,
      summary: article.summary,
      keyPoints: article.keyPoints,
      links: article.links,
    },
    picture: undefined,
  },
};

/** The longest copy the layout must carry. */
export const LongContent: Story = { args: { article: filledWith(longText(220)) } };

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = { args: { article: filledWith(longWord) } };
