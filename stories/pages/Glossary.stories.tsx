import type { Meta, StoryObj } from '@storybook/react-vite';
import { Glossary } from '../../src/pages/Glossary.tsx';

const meta = { title: 'pages/Glossary', component: Glossary } satisfies Meta<typeof Glossary>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};
