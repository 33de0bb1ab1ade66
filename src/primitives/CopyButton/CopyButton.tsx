import { useAnnounce } from '../Announcer/Announcer.tsx';
import { type CopyButtonCopy, CopyButtonView } from './CopyButtonView.tsx';
import { useCopy } from './useCopy.ts';

/** Copies a text. If the browser denies the clipboard, the text appears selected, to be copied by hand. */
export function CopyButton(props: CopyButtonCopy) {
  const { state, turn, copy } = useCopy();
  const announce = useAnnounce();

  const press = async (): Promise<void> => {
    if ((await copy(props.text, props.html)) === 'copied') announce(props.words.copied);
  };

  return <CopyButtonView {...props} state={state} turn={turn} onPress={() => void press()} />;
}
