import { Fragment } from 'react';
import { keepNames } from '../Heading/keepTogether.tsx';
import { Link } from '../Link/Link.tsx';
import { address } from './MailText.css.ts';

const mailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Plain text in which every email address is a link; the words stay the same. */
export function MailText({
  children,
}: {
  /** The text, plain. */
  readonly children: string;
}) {
  // `split` by a pattern with a group puts the addresses at the odd indexes.
  return children.split(mailAddress).map((part, index) =>
    index % 2 === 0 ? (
      // oxlint-disable-next-line react/no-array-index-key -- The parts of a text keep their order.
      <Fragment key={index}>{keepNames(part)}</Fragment>
    ) : (
      <Link key={part} to={`mailto:${part}`} className={address}>
        {part}
      </Link>
    ),
  );
}
