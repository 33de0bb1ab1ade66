import { useLayoutEffect, useRef, useState } from 'react';
import { leave } from '../../primitives/Dialog/EarlyDialog.tsx';

/**
 * State of the menu, with its button and its early dialog. Back, which leaves the page, closes an open one.
 *
 * @param currentPath - Path of the page that is shown.
 */
export function useMenu(currentPath: string) {
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const menuButton = useRef<HTMLButtonElement>(null);
  const earlyMenu = useRef<HTMLDialogElement>(null);

  const [path, setPath] = useState(currentPath);
  if (path !== currentPath) {
    setPath(currentPath);
    if (menu === 'open') setMenu('closed');
  }
  // Not when the header is hydrated: the early menu may be open by then, and stays.
  const shownPath = useRef(currentPath);
  useLayoutEffect(() => {
    if (shownPath.current !== currentPath && earlyMenu.current?.open)
      leave(earlyMenu.current, menuButton.current);
    shownPath.current = currentPath;
  }, [currentPath]);

  return { menu, setMenu, menuButton, earlyMenu };
}
