/**
 * The script inside each document: what must hold before anything is painted or pressed. It is short,
 * because a document of more than ten packets takes one more round trip; boot.ts is fetched beside it.
 */
import { showKeptTheme } from '../../layout/ThemeSwitch/theme.ts';
import { answerPresses } from './presses.ts';

// Styles assume a running application from here on; this is removed if it cannot be loaded.
const page = document.documentElement;
page.dataset['scripts'] = '';

showKeptTheme();

const endAnswers = answerPresses();
document.addEventListener('hydrated', () => endAnswers(true), { once: true });
document.addEventListener(
  'error',
  ({ target }) => {
    // boot.ts, the one script with an address: it did not come, or says that the application did not.
    if (!(target instanceof HTMLScriptElement)) return;
    delete page.dataset['scripts'];
    endAnswers(false);
  },
  true,
);
