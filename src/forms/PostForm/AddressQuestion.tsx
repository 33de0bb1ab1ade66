import { Button } from '../../primitives/Button/Button.tsx';
import type { AddressSuggestion } from './addressSuggestion.ts';
import type { PostFormCopy } from './types.ts';

interface AddressQuestionProps {
  readonly suggestion: AddressSuggestion;
  readonly words: PostFormCopy['suggestion'];
  /** Id of the control that holds the address. */
  readonly controlId: string;
}

/** Asks about an address that probably has a typing error, and offers a correction. */
export function AddressQuestion({ suggestion, words, controlId }: AddressQuestionProps) {
  const say = (text: string): string => text.replace('{address}', suggestion.meant);
  const takeIt = (): void => {
    const control = document.getElementById(controlId);
    if (!(control instanceof HTMLInputElement)) return;
    control.value = suggestion.meant;
    control.focus();
  };
  return (
    <>
      <span>{say(words.question)}</span>
      <Button tone="quiet" onClick={takeIt}>
        {say(words.use)}
      </Button>
      <span>{words.keep}</span>
    </>
  );
}
