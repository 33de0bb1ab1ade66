import { useEffect, useEffectEvent, useRef } from 'react';
import { PageIntro, type PageIntroCopy } from '../../layout/PageIntro/PageIntro.tsx';
import { Band } from '../../primitives/Band/Band.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { type ChoiceLineProps, ChoiceLine } from './ChoiceLine.tsx';
import * as styles from './JobText.css.ts';
import { MarkedText, type MarkedTextProps } from './MarkedText.tsx';
import { type TextSource, TextInput, type TextInputWords } from './TextInput.tsx';

export interface JobTextProps extends PageIntroCopy {
  /** Labels of the field and its buttons. */
  readonly words: TextInputWords;
  /** Sample texts, for visitors without a text of their own. */
  readonly samples: readonly TextSource[];
  /** What was typed on an earlier visit of the page. Default: nothing. */
  readonly kept?: string;
  /** Why there is nothing to show, or what happened to a file. Default: all is well. */
  readonly message?: string | undefined;
  /** The text with its marks. */
  readonly marked: MarkedTextProps;
  /** Questions about the text, answered from its title until the visitor chooses. */
  readonly choices: ChoiceLineProps;
  /** Called when the field or one of the other ways to bring in a text takes the focus. */
  readonly onStart: () => void;
  /** Called with the text. `isOther`: a sample or a file has replaced the whole text. */
  readonly onText: (text: string, isOther?: boolean) => void;
  /** Loads the text of a sample; undefined when it cannot be fetched. */
  readonly onSample: (id: string) => Promise<string | undefined>;
  /** Reads the text of a file; undefined when the file holds none that can be read. */
  readonly onFile: (file: File) => Promise<string | undefined>;
}

/** A component within the band, which is hydrated later: the effect of `JobText` would find no field. */
function Content(props: JobTextProps) {
  const { words, samples, kept = '', message, marked, choices, ...rest } = props;
  const { onStart, onText, onSample, onFile, ...intro } = rest;
  const input = useRef<HTMLDivElement>(null);
  const field = () => input.current?.querySelector('textarea');
  const takeTyped = useEffectEvent(() => {
    const area = field();
    if (!area) return;
    area.value ||= kept;
    if (area.value !== '') onText(area.value);
  });

  // Text may be there already: pasted before hydration, kept from an earlier visit, or restored by the browser.
  useEffect(() => takeTyped(), []);

  const put = (text: string | undefined): void => {
    const area = field();
    if (text === undefined || !area) return;
    area.value = text;
    // Not `text`: the field has normalized its line breaks.
    onText(area.value, true);
  };

  return (
    <div className={styles.root}>
      <Stack gap={6}>
        <PageIntro {...intro} />
        <div ref={input} onFocus={onStart}>
          <TextInput
            words={words}
            samples={samples}
            message={message}
            onText={onText}
            onSample={async (id) => put(await onSample(id))}
            onFile={async (file) => put(await onFile(file))}
          >
            <ChoiceLine {...choices} />
          </TextInput>
        </div>
      </Stack>
      <MarkedText {...marked} />
    </div>
  );
}

/** The field for a job description, and beside it the same text with its marks. */
export function JobText(props: JobTextProps) {
  return (
    <Band pad="hero">
      <Content {...props} />
    </Band>
  );
}
