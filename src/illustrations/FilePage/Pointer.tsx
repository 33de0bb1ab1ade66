import { arrow, pointer, touch } from './Pointer.css.ts';

/** A drawn mouse pointer, or a fingertip in a small file, that moves onto its parent element. */
export function Pointer({ isHere }: { readonly isHere: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 28" className={pointer[isHere ? 'here' : 'coming']}>
      <circle cx="12" cy="12" r="11" className={touch} />
      <path className={arrow} d="M3 2v20l5.2-4.8 3.5 8 3.6-1.6-3.4-7.8H19z" />
    </svg>
  );
}
