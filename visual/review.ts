import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Finding, Report } from './compare.ts';
import { captureFile, type Folders, pictureFile } from './folders.ts';

const style = `
  :root { font: 16px/1.5 system-ui, sans-serif; color: #16204a; background: #f3f4f8; }
  body { margin: 0 auto; padding: 16px; max-width: 1600px; }
  article[hidden] { display: none; }
  .side { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
  figure { margin: 0; background: #fff; border: 1px solid #7785b3; padding: 8px; overflow: auto; }
  img { display: block; max-width: 100%; }
  code, kbd { background: #e3e6f1; padding: 2px 6px; border-radius: 4px; }`;

// Runs in the reviewer's browser; no build, no network.
const script = `
  const pictures = [...document.querySelectorAll('article')];
  let at = 0;
  const show = (next) => {
    at = (next + pictures.length) % pictures.length;
    pictures.forEach((article, index) => { article.hidden = index !== at; });
    document.querySelector('#place').textContent = (at + 1) + ' of ' + pictures.length;
    scrollTo(0, 0);
  };
  const blink = () => pictures[at].querySelectorAll('.before, .after').forEach((figure) => {
    figure.hidden = figure.classList.contains('before') !== (figure.parentElement.dataset.blink === 'before');
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'j' || key === 'ArrowRight') show(at + 1);
    if (key === 'k' || key === 'ArrowLeft') show(at - 1);
    if (key === 'b') {
      const side = pictures[at].querySelector('.side');
      side.dataset.blink = side.dataset.blink === 'before' ? 'after' : 'before';
      side.style.gridTemplateColumns = '1fr';
      blink();
    }
    if (key === 's') {
      const side = pictures[at].querySelector('.side');
      side.style.gridTemplateColumns = '';
      side.querySelectorAll('figure').forEach((figure) => { figure.hidden = false; });
    }
  });
  show(0);`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function figure(folder: string, file: string, name: string, label: string): string {
  if (!existsSync(file)) return `<figure class="${name}"><p>${label}: none</p></figure>`;
  const source = escaped(relative(folder, file));
  return `<figure class="${name}"><figcaption>${label}</figcaption><img src="${source}" alt="${label}"></figure>`;
}

function article(folders: Folders, { kind, story, mode, message }: Finding): string {
  const drawn = pictureFile(join(folders.results, 'differences'), story, mode);
  const from = folders.results;
  return `<article hidden><h2>${escaped(`${story} ${mode}`)}: ${kind}</h2><p>${escaped(message)}</p>
    <div class="side">${figure(from, pictureFile(folders.baselines, story, mode), 'before', 'Approved')}
    ${figure(from, captureFile(folders, story, mode), 'after', 'Now')}</div>
    ${existsSync(drawn) ? figure(from, drawn, 'difference', 'Difference') : ''}</article>`;
}

/** Writes one page, readable without a network, that shows every finding, and returns its file. */
export function writeReview(folders: Folders, { findings }: Report): string {
  mkdirSync(folders.results, { recursive: true });
  const file = join(folders.results, 'review.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pictures to review</title><style>${style}</style></head>
<body><header><h1>Pictures to review</h1><p><span id="place"></span> · <kbd>j</kbd> next · <kbd>k</kbd> previous · <kbd>b</kbd> blink between both · <kbd>s</kbd> side by side</p></header>
<main>${findings.map((finding) => article(folders, finding)).join('\n')}</main><script>${script}</script></body></html>\n`,
  );
  return file;
}
