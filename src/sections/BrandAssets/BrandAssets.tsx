import { PageIntro, type PageIntroCopy } from '../../layout/PageIntro/PageIntro.tsx';
import { Band } from '../../primitives/Band/Band.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import type { CopyWords } from '../../primitives/CopyButton/CopyButtonView.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './BrandAssets.css.ts';

interface BrandAsset {
  readonly name: string;
  /** Address on this site. */
  readonly path: string;
  readonly description: string;
  /** Size of the preview in CSS px. */
  readonly width: number;
  readonly height: number;
  /** Background of the preview. */
  readonly ground: 'light' | 'dark';
}

export interface BrandAssetsProps extends PageIntroCopy {
  /** Origin of the site, put before each path when it is copied. */
  readonly origin: string;
  /** The files, by kind. */
  readonly categories: readonly {
    /** Fragment of the category. */
    readonly id: string;
    readonly heading: string;
    readonly assets: readonly BrandAsset[];
  }[];
  /** The words of the buttons that copy. */
  readonly words: { readonly copy: string; readonly copied: CopyWords };
}

/** Files of the brand by what they are for, each with its address to copy. */
export function BrandAssets({ origin, categories, words, ...intro }: BrandAssetsProps) {
  return (
    <Band pad="hero">
      <Stack gap={12}>
        <PageIntro {...intro} />
        <div>
          {categories.map(({ id, heading, assets }) => (
            <div key={id} className={styles.category}>
              <Heading level={2} size="h3" id={id}>
                {heading}
              </Heading>
              <ul aria-labelledby={id} className={styles.assets}>
                {assets.map(({ name, path, description, width, height, ground }, index) => (
                  <li key={path} className={styles.asset}>
                    <div className={styles.ground[ground]}>
                      <img
                        src={path}
                        alt=""
                        width={width}
                        height={height}
                        loading="lazy"
                        className={styles.preview}
                      />
                    </div>
                    <div className={styles.words}>
                      <Heading level={3} size="body" id={`${id}-${index}`}>
                        {name}
                      </Heading>
                      <Text size="small">{description}</Text>
                      <Link
                        id={`${id}-${index}-file`}
                        to={origin + path}
                        className={styles.path}
                        aria-labelledby={`${id}-${index} ${id}-${index}-file`}
                      >
                        {path}
                      </Link>
                      <CopyButton
                        text={origin + path}
                        label={words.copy}
                        subject={`of ${name}`}
                        words={words.copied}
                      />
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Stack>
    </Band>
  );
}
