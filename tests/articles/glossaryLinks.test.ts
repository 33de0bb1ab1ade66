import { describe, expect, it } from 'vitest';
import { answerData, slugs } from '../../src/articles/answersData.ts';
import { linkTerms } from '../../src/articles/glossaryLinks.ts';
import { createCiter } from '../../src/sections/Article/citations.ts';

const section = (...paragraphs: string[]) => ({ heading: 'Any', paragraphs });
const linkedIn = (text: string) => [...text.matchAll(/\[[^\]]+\]\((\/glossary#[^)]+)\)/g)];

describe('the terms of the glossary', () => {
  it('are linked where a text first uses them, in singular or plural', () => {
    const [first] = linkTerms([section('Two anchors [1].', 'An anchor.')]);
    expect(first?.paragraphs).toEqual(['Two [anchors](/glossary#anchor) [1].', 'An anchor.']);
  });

  it('are not found inside other words, and abbreviations only as they are spelled', () => {
    const texts = ['Anchored to emotion.', 'A pre-receipt.', 'He said ae.'];
    expect(linkTerms([section(...texts)])[0]?.paragraphs).toEqual(texts);
  });

  it('leave the words and the address of another link alone', () => {
    const text = 'Open [a rubric with anchors to copy](/answers/anchor): it has [1].';
    expect(linkTerms([section(text, 'An anchor.')])[0]?.paragraphs).toEqual([
      text,
      'An [anchor](/glossary#anchor).',
    ]);
  });

  it('are read as links, with a source right after them', () => {
    expect(createCiter(1).cite('Two [anchors](/glossary#anchor) [1].')).toEqual([
      'Two ',
      { words: 'anchors', to: '/glossary#anchor' },
      { source: 1, id: 'cited-1-1' },
      '.',
    ]);
  });

  it.each(slugs())('%s links each at most once', (slug) => {
    const texts = answerData(slug)?.article.sections?.flatMap(({ paragraphs, list = [] }) => [
      ...paragraphs,
      ...list,
    ]);
    const places = linkedIn(texts?.join('\n') ?? '').map(([, to = '']) => to);
    expect(new Set(places).size).toBe(places.length);
  });
});
