import { addons } from 'storybook/manager-api';
import { darkTheme, lightTheme } from './theme.ts';

const { matches: prefersDark } = window.matchMedia('(prefers-color-scheme: dark)');
addons.setConfig({ theme: prefersDark ? darkTheme : lightTheme });
