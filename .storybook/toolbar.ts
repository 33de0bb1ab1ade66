import type { Preview } from '@storybook/react-vite';

const menu = (title: string, icon: 'play' | 'circlehollow', items: string[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** What a reader of the stories may switch; the pictures are taken with what stands first. */
export const globalTypes: Preview['globalTypes'] = {
  motion: menu('Motion', 'play', ['frozen', 'live']),
  theme: menu('Theme', 'circlehollow', ['light', 'dark']),
};

export const initialGlobals = { motion: 'frozen', theme: 'light' };
