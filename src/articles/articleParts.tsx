import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Score } from '../primitives/ScoreCell/ScoreCell.tsx';
import { artefactFiles } from '../sections/Article/artefactFiles.ts';
import type { Artefact, ArticleData, ArticleTable } from '../sections/Article/types.ts';

async function draw({ kind, props }: Artefact): Promise<ReactNode> {
  const file: Readonly<Record<string, unknown>> = await artefactFiles[kind]();
  return createElement(file[kind] as ComponentType<typeof props>, props);
}

/** Draws a rubric or an answer key as the sheet of the product that it is there. */
async function levelSheets(): Promise<(table: ArticleTable) => ReactNode> {
  const [{ Sheet, SheetBody }, { LevelLadder }] = await Promise.all([
    import('../primitives/Sheet/Sheet.tsx'),
    import('../illustrations/LevelLadder/LevelLadder.tsx'),
  ]);
  return ({ caption, rows }) => (
    <Sheet title={caption} description={caption}>
      <SheetBody>
        <LevelLadder
          anchors={rows.map(([level, anchor = '', sound = '']) => ({
            level: Number(level) as Score,
            anchor,
            sound,
          }))}
        />
      </SheetBody>
    </Sheet>
  );
}

/** What an article needs besides its page: its picture, and tables where it has one. */
export async function loadArticleParts({ artefact, sections = [] }: ArticleData): Promise<{
  /** Source files that the build finds their styles by. */
  readonly parts: readonly string[];
  readonly picture: ReactNode;
  readonly drawTable?: (table: ArticleTable) => ReactNode;
}> {
  const picture = artefact && (await draw(artefact));
  const pictureFile = artefact && `src/illustrations/${artefact.kind}/${artefact.kind}.tsx`;
  const parts = pictureFile === undefined ? [] : [pictureFile];
  const tables = sections.flatMap(({ table }) => table ?? []);
  if (tables.length === 0) return { parts, picture };
  if (tables.every(({ isScored }) => isScored === true)) {
    const ofLevels = [
      'src/primitives/Sheet/Sheet.tsx',
      'src/illustrations/LevelLadder/LevelLadder.tsx',
    ];
    return { parts: [...parts, ...ofLevels], picture, drawTable: await levelSheets() };
  }
  const { Table } = await import('../primitives/Table/Table.tsx');
  return {
    parts: [...parts, 'src/primitives/Table/Table.tsx'],
    picture,
    drawTable: (table) => <Table {...table} />,
  };
}
