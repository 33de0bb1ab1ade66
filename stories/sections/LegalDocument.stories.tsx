import type { Meta, StoryObj } from '@storybook/react-vite';
import { ordinary } from '../../.storybook/modes.ts';
import { pictured } from '../../.storybook/pictured.ts';
import { glossaryDocument } from '../../src/content/glossary.ts';
import { privacyDocument } from '../../src/content/privacy.ts';
import { securityDocument } from '../../src/content/security.ts';
import { LegalDocument } from '../../src/sections/LegalDocument/LegalDocument.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/LegalDocument',
  component: LegalDocument,
  args: { ...privacyDocument, sections: privacyDocument.sections.slice(0, 4) },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A document with its date, summary, contents and first parts. */
export const Default: Story = { parameters: pictured({ modes: [...ordinary, 'print'] }) };

/** Beside a document on a wide screen, the contents stay in view while the document scrolls. */
export const Contents: Story = {
  // The documentation makes an id of the name, and the contents have the id "contents".
  name: 'Contents In View',
  parameters: pictured({ modes: ['desktop', 'tablet'] }),
};

/** Leaves out the date of the privacy policy, which every story has by default. */
const undated: Story['render'] = ({ lastUpdated: _lastUpdated, ...rest }) => (
  <LegalDocument {...rest} />
);

/** Entries of a sentence or two are close together, without numbers. */
export const ShortParts: Story = {
  args: { ...glossaryDocument, sections: glossaryDocument.sections.slice(0, 6) },
  render: undated,
};

/** On a phone the parts are closed under their headings; from breakpoint `md` up and on paper they are open. */
export const Folded: Story = {
  args: { isFolded: true },
  parameters: pictured({ modes: ['desktop', 'phone', 'print'] }),
};

/** A document of one part is narrow: it needs no contents and no number. */
export const OnePart: Story = {
  args: { ...glossaryDocument, sections: glossaryDocument.sections.slice(0, 1) },
  render: undated,
};

/** A document that binds nobody carries no date. */
export const WithoutDate: Story = {
  args: { ...securityDocument, sections: [] },
  render: undated,
};

/** Table, list and links in the longest form. */
export const LongContent: Story = {
  args: {
    title: longText(80),
    lead: longText(300),
    summary: [longText(200), longText(160)],
    sections: [
      {
        id: 'long',
        heading: longText(120),
        paragraphs: [longText(900), longText(600)],
        list: [longText(240), longText(60)],
        table: {
          caption: longText(80),
          columns: ['Purpose', 'Data', 'Basis'],
          rows: [[longText(90), longText(120), longText(200)]],
        },
        links: [{ label: longText(90), to: '/' }],
      },
      { id: 'short', heading: longText(40), paragraphs: [longText(100)] },
    ],
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    title: longWord,
    lead: longWord,
    summary: [longWord],
    sections: [
      {
        id: 'word',
        heading: longWord,
        paragraphs: [longWord],
        list: [longWord],
        links: [{ label: longWord, to: '/' }],
      },
      { id: 'again', heading: longWord, paragraphs: [longWord] },
    ],
  },
};
