import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as styles from './TextInput.css.ts';

/** A text to start from. */
export interface TextSource {
  readonly id: string;
  readonly name: string;
  /** The file that holds it. */
  readonly file: string;
}

export interface TextInputWords {
  readonly label: string;
  /** How long it may be. */
  readonly note: string;
  /** Opens the file dialog. */
  readonly file: string;
  /** What else a file can be brought in by. */
  readonly drop: string;
  readonly samples: string;
  /** Instead of all that where there are no scripts. */
  readonly download: string;
}

interface TextInputProps {
  readonly words: TextInputWords;
  readonly samples: readonly TextSource[];
  readonly message: string | undefined;
  /** Below the field. Slot. */
  readonly children: ReactNode;
  readonly onText: (text: string) => void;
  readonly onSample: (id: string) => Promise<void>;
  readonly onFile: (file: File) => Promise<void>;
}

/** The field for a text, and the other ways to bring one in: a file, a sample. */
export function TextInput(props: TextInputProps) {
  const { words, samples, message, children, onText, onSample, onFile } = props;
  const [isOver, setIsOver] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file !== undefined) void onFile(file);
  };
  return (
    <>
      {/* Dropping is one more way; the button beside the field does the same by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.root}
        data-over={isOver ? '' : undefined}
        onInput={({ target }) => {
          if (!(target instanceof HTMLTextAreaElement)) return;
          setIsTyping(true);
          onText(target.value);
        }}
        onBlur={() => setIsTyping(false)}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          setIsOver(false);
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        <TextField
          id="job-description"
          name="job-description"
          label={words.label}
          note={words.note}
          rows={8}
          // A browser must not bring back after a reload what the page says is gone.
          autoComplete="off"
          // What is too long is said, and not cut.
          maxLength={10_000_000}
          error={message}
          isErrorTold={isTyping}
        />
        {children}
        <div className={styles.ways}>
          <label className={styles.file}>
            <span>{words.file}</span>
            <input
              type="file"
              accept=".txt,.md,.docx"
              className={styles.chooser}
              onChange={({ target }) => {
                take(target.files);
                // The same file may be chosen again.
                target.value = '';
              }}
            />
          </label>
          <Text size="small">{words.drop}</Text>
        </div>
        <div role="group" aria-label={words.samples} className={styles.ways}>
          <Text size="small" as="span">
            {words.samples}
          </Text>
          {samples.map(({ id, name }) => (
            <Button key={id} tone="quiet" size="compact" onClick={() => void onSample(id)}>
              {name}
            </Button>
          ))}
        </div>
      </div>
      <div className={styles.withoutScripts}>
        <Text>{words.download}</Text>
        {samples.map(({ name, file }) => (
          <TextLink key={name} to={file} download={file.replace(/^.*\//, '')} icon="download">
            {name}
          </TextLink>
        ))}
      </div>
    </>
  );
}
