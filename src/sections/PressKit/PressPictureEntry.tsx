import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link, type LinkItem } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PressKit.css.ts';
import type { PressPicture } from './types.ts';

/** A file to download, named for its picture. */
function PressFile({ name, label, to }: { readonly name: string } & LinkItem) {
  return (
    <Link to={to} download="" className={styles.file}>
      <Icon name="download" />
      <VisuallyHidden>{`${name}: `}</VisuallyHidden>
      <span>{label}</span>
    </Link>
  );
}

/** A picture on the ground it is made for, and its files. */
export function PressPictureEntry({ name, use, preview, ground, files }: PressPicture) {
  return (
    <li className={styles.picture}>
      <div className={styles.ground[ground]}>
        <img {...preview} alt="" loading="lazy" className={styles.preview} />
      </div>
      <div className={styles.pictureWords}>
        <Heading level={3} size="body">
          {name}
        </Heading>
        <Text size="small">{use}</Text>
      </div>
      <ul className={styles.files}>
        {files.map(({ label, to }) => (
          <li key={to}>
            <PressFile name={name} label={label} to={to} />
          </li>
        ))}
      </ul>
    </li>
  );
}
