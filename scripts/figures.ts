import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

const file = 'docs/figures.md';

/** A table of figures. Each row is printed at once; `save` replaces the table of the last run. */
export interface Figures {
  /** Prints one row, with one cell for each column. */
  row(...cells: readonly (string | number)[]): void;
  /** Writes the table into docs/figures.md, with the date and the machine's load at the beginning. */
  save(): void;
}

/**
 * Begins the figures of a command.
 *
 * @param command - The command as typed, such as `npm run bench:press`: the heading of its table in the file.
 */
export function figuresOf(command: string, ...columns: readonly string[]): Figures {
  const load = loadavg()[0]?.toFixed(1);
  const lines: string[] = [];
  const print = (line: string): void => {
    lines.push(line);
    console.log(line);
  };
  const row = (...cells: readonly (string | number)[]): void => print(`| ${cells.join(' | ')} |`);
  row(...columns);
  print(`|${' --- |'.repeat(columns.length)}`);
  return {
    row,
    save() {
      const date = new Date().toISOString().slice(0, 10);
      const heading = `## ${command}\n`;
      const others = readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .filter((part) => !part.startsWith(heading));
      const machine = `${date}, load ${load} on ${availableParallelism()} processors.`;
      const part = `${heading}\n${machine}\n\n${lines.join('\n')}\n`;
      writeFileSync(file, `${[...others, part].map((text) => text.trim()).join('\n\n')}\n`);
    },
  };
}
