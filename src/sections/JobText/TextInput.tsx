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
  /** Path of the file that holds the text. */
  readonly file: string;
}

export interface TextInputWords {
  readonly label: string;
  /** How long the text may be. */
  readonly note: string;
  /** Label of the button that opens the file dialog. */
  readonly file: string;
  /** Says that a file can be dropped, too. */
  readonly drop: string;
  readonly samples: string;
  /** Shown without scripts instead of the field: introduces the samples as downloads. */
  readonly download: string;
}

interface TextInputProps {
  readonly words: TextInputWords;
  readonly samples: readonly TextSource[];
  readonly message: string | undefined;
  /** Shown below the field. Slot. */
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
      {/* Dropping a file is optional: the button below the field does the same, and works by keyboard. */}
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
          // Otherwise a browser restores, after a reload, a text that the page says is gone.
          autoComplete="off"
          // Far above the real limit: a text that is too long gets a message, and is not cut.
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
                // Otherwise choosing the same file again would fire no `change` event.
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
