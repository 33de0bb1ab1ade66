import type { StyleRule } from '@vanilla-extract/css';
import { primitive, section } from './layers.css.ts';

type LayerContent = NonNullable<StyleRule['@layer']>[string];

/** Puts a primitive's rule into its cascade layer, below the sections that use it. */
export const primitiveRule = (rule: LayerContent): StyleRule => ({
  '@layer': { [primitive]: rule },
});

/** Puts a section's rule into its cascade layer. */
export const sectionRule = (rule: LayerContent): StyleRule => ({ '@layer': { [section]: rule } });
